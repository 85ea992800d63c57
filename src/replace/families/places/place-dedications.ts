import { US_STATES } from "../../../lexicon/index.js";
import { commaSeparated, SAINTS, SAINTS_IN_FULL } from "./place-saints.js";

/** A way of naming that has names of its own: one such name becomes another. */
export interface Naming {
  /** The kind of value among the scope's. */
  readonly kind: string;
  /** Words that stand in front and stay, of which one is there; none where the name stands for itself. */
  readonly heads?: readonly string[];
  readonly names: readonly string[];
  /** So many words behind a head are such a name even where the list does not have it. */
  readonly open?: number;
  /** The kind that the head alone decides, for a list that lacks some names behind that head. */
  readonly headKind?: string;
  /** Only as the first word: elsewhere it says what sort of place it is ("Terrebonne Charity"). */
  readonly first?: true;
}

const CHARISMS = commaSeparated(`
Bethany, Bon Secours, Charity, Christian Charity, Compassion, Divine Mercy, Divine Providence, Good Counsel, Hope, Loretto,
Mercy, Nazareth, Notre Dame, Perpetual Help, Providence, the Assumption, the Cross, the Good Shepherd, the Holy Child,
the Holy Cross, the Holy Family, the Holy Names, the Holy Spirit, the Humility of Mary, the Incarnate Word,
the Little Flower, the Most Holy Rosary, the Nativity, the Poor, the Precious Blood, the Presentation, the Redeemer,
the Resurrection, the Sacred Heart, the Sorrowful Mother, the Visitation, Wisdom, Zion
`);

/**
 * Dedications, orders and the like, the longer before the shorter. Names are those that many places in the United States
 * have.
 */
export const NAMINGS: readonly Naming[] = [
  {
    kind: "our-lady",
    heads: ["our lady of", "our lady queen of"],
    names: commaSeparated(`
Angels, Charity, Consolation, Fatima, Good Counsel, Good Help, Good Hope, Good Voyage, Grace, Guadalupe, Hope, Humility, Joy, Knock,
La Salette, Light, Loretto, Lourdes, Mercy, Mount Carmel, Peace, Perpetual Help, Pompeii, Prompt Succor, Providence, Ransom,
Refuge, Solace, Sorrows, Victory, Wisdom, the Angels, the Assumption, the Cape, the Hills, the Holy Rosary, the Island, the Lake,
the Lakes, the Mountains, the Pillar, the Pines, the Prairie, the Presentation, the River, the Rosary, the Sea, the Snows,
the Springs, the Valley, the Visitation, the Way, the Wayside, the Woods
`),
    open: 3,
  },
  {
    kind: "notre-dame",
    heads: ["notre dame de", "notre dame du"],
    names:
      commaSeparated(`Bon Secours, Bonne Nouvelle, Fatima, Grâce, l'Assomption, la Garde, la Merci, la Paix, la Victoire, Lorette, Lourdes,
Pitié, Recouvrance, toutes Joies`),
    open: 2,
  },
  {
    kind: "nuestra-senora",
    heads: ["nuestra senora de", "nuestra senora"],
    names: commaSeparated(`
Belén, Candelaria, Fátima, Guadalupe, la Caridad, la Esperanza, la Luz, la Merced, la Paz, la Salud, la Soledad, las Mercedes,
las Nieves, Loreto, los Angeles, los Dolores, los Remedios, Lourdes, Montserrat, San Juan, Zapopan
`),
    open: 2,
  },
  {
    kind: "senhora-da",
    heads: ["nossa senhora da", "senhora da"],
    names:
      commaSeparated(`Ajuda, Assunção, Boa Hora, Boa Viagem, Conceição, Encarnação, Esperança, Glória, Graça, Guia, Luz, Paz, Piedade, Rocha,
Saúde, Vitória`),
    open: 1,
  },
  {
    kind: "sons-of",
    headKind: "order",
    heads: ["sons of", "daughters of"],
    names:
      commaSeparated(`Columbus, Denmark, Erin, Finland, Hermann, Hungary, Italy, Liberty, Lithuania, Madeira, Malta, Norway, Pericles, Poland,
Portugal, Sicily, Sweden, Temperance, Ukraine`),
  },
  {
    kind: "order",
    heads: commaSeparated(
      `little sisters of, sisters of, brothers of, daughters of, fathers of, missionaries of, servants of, handmaids of, sons of`,
    ),
    names: CHARISMS,
    open: 3,
  },
  {
    kind: "saints",
    heads: ["sts", "saints"],
    names:
      commaSeparated(`Anne and Joachim, Benedict and Scholastica, Constantine and Helen, Cosmas and Damian, Cyril and Methodius,
Felicity and Perpetua, Francis and Clare, James and John, John and Paul, Martha and Mary, Mary and Elizabeth, Mary and Joseph,
Peter and Paul, Philip and James, Simon and Jude, Timothy and Titus`),
    open: 3,
  },
  { kind: "saint-in-full", headKind: "saint", heads: ["st", "saint"], names: SAINTS_IN_FULL },
  { kind: "saint", heads: ["st", "saint"], names: SAINTS, open: 1 },
  {
    kind: "sainte",
    heads: ["ste", "sainte"],
    names:
      commaSeparated(`Agathe, Anne, Catherine, Cécile, Claire, Elisabeth, Eulalie, Geneviève, Hélène, Jeanne, Julie, Louise, Madeleine,
Marguerite, Marie, Marthe, Monique, Odile, Rose, Thérèse, Ursule`),
    open: 1,
  },
  {
    kind: "san",
    heads: ["san", "sao"],
    names:
      commaSeparated(`Agustín, Alfonso, Andrés, Antonio, Benito, Bernardo, Blas, Carlos, Felipe, Fernando, Francisco, Gabriel, Gregorio,
Ignacio, Isidro, Jacinto, Jerónimo, Joaquín, José, Juan, Lorenzo, Lucas, Luis, Marcos, Martín, Mateo, Miguel, Pablo, Patricio,
Pedro, Rafael, Ramón, Roque, Vicente`),
    open: 1,
  },
  {
    kind: "santa",
    heads: ["santa"],
    names:
      commaSeparated(`Ana, Anita, Bárbara, Catalina, Cecilia, Clara, Cruz, Elena, Inés, Isabel, Juana, Lucía, Magdalena, Margarita, María,
Marta, Mónica, Paula, Rita, Rosa, Teresa, Ursula, Ynez`),
    open: 1,
  },
  {
    kind: "holy",
    heads: ["most holy", "holy"],
    names:
      commaSeparated(`Angels, Apostles, Child, Comforter, Cross, Family, Ghost, Infancy, Innocents, Martyrs, Mother, Name, Name of Jesus,
Name of Mary, Redeemer, Rosary, Saviour, Sepulchre, Souls, Spirit, Trinity, Wisdom`),
    open: 1,
  },
  {
    kind: "good",
    heads: ["good"],
    names: commaSeparated(
      `Counsel, Faith, Help, Hope, Neighbor, News, Samaritan, Shepherd, Steward, Tidings, Will`,
    ),
  },
  {
    kind: "queen-of",
    heads: ["queen of"],
    names:
      commaSeparated(`All Saints, Angels, Apostles, Heaven, Martyrs, Mercy, Peace, Saints, Virgins, the Angels, the Apostles, the Holy Rosary,
the Rosary, the Valley, the World`),
    open: 2,
  },
  {
    kind: "christ-the",
    heads: ["christ the"],
    names: commaSeparated(
      `Good Shepherd, King, Lord, Prince of Peace, Redeemer, Savior, Servant, Shepherd, Teacher, Worker`,
    ),
    open: 1,
  },
  {
    kind: "our-lord",
    heads: ["our"],
    names: commaSeparated(`Father, King, Lord, Redeemer, Savior, Saviour, Shepherd`),
  },
  {
    kind: "devotion",
    names: commaSeparated(`
All Saints, All Souls, Ave Maria, Blessed Sacrament, Blessed Trinity, Bon Secours, Corpus Christi, Divine Child, Divine Mercy,
Divine Providence, Divine Redeemer, Divine Savior, Guardian Angels, Immaculate Conception, Immaculate Heart, Infant Jesus,
Infant of Prague, Little Flower, Mater Dei, Mother of Mercy, Mother of Sorrows, Perpetual Help, Precious Blood,
Prince of Peace, Regina Caeli, Sacred Heart, Sacred Hearts, Star of Bethlehem, Star of the Sea, Stella Maris
`),
  },
  {
    kind: "devocion",
    names:
      commaSeparated(`Agua Viva, Buen Pastor, Buen Samaritano, Cristo Rey, Divino Niño, Divino Redentor, Espíritu Santo, Inmaculado Corazón,
Preciosa Sangre, Príncipe de Paz, Sagrada Familia, Sagrado Corazón, Santa Cruz, Santo Niño, Santísima Trinidad`),
  },
  {
    kind: "mystery",
    names:
      commaSeparated(`Annunciation, Ascension, Assumption, Atonement, Covenant, Emmanuel, Epiphany, Immanuel, Incarnation, Messiah, Nativity,
Presentation, Redeemer, Resurrection, Transfiguration, Trinity, Visitation`),
  },
  {
    kind: "biblical-place",
    names:
      commaSeparated(`Antioch, Bethany, Bethel, Bethesda, Bethlehem, Calvary, Canaan, Corinth, Damascus, Ebenezer, Elim, Ephesus, Galilee,
Gethsemane, Gilead, Goshen, Hebron, Jericho, Macedonia, Mizpah, Nazareth, Olivet, Pisgah, Rehoboth, Shiloh, Siloam, Smyrna,
Zion, Zoar`),
  },
  {
    kind: "virtue",
    first: true,
    names:
      commaSeparated(`Amity, Beatitude, Benevolence, Charity, Comfort, Compassion, Concord, Concordia, Covenant, Faith, Fellowship, Fidelity,
Friendship, Grace, Harmony, Hope, Kindness, Mercy, Peace, Prudence, Providence, Serenity, Temperance, Unity`),
  },
  {
    kind: "holy-mount",
    heads: ["mount", "mt"],
    names: commaSeparated(
      `Ararat, Calvary, Carmel, Gilboa, Gilead, Hebron, Hermon, Horeb, Moriah, Nebo, Olive, Olivet, Pisgah, Sinai, Tabor, Zion`,
    ),
  },
  {
    kind: "mount",
    heads: ["mount", "mt"],
    names:
      commaSeparated(`Airy, Angel, Auburn, Clare, Desert, Eden, Ephraim, Forest, Holly, Hope, Hood, Ida, Joy, Morris, Olympus, Pleasant,
Prospect, Rainier, Royal, Sterling, Union, Vernon, Victory`),
  },
  {
    kind: "beth",
    heads: ["beth", "bnai"],
    names:
      commaSeparated(`Aaron, Abraham, Am, Ami, Chaim, Chesed, David, El, Elohim, Emeth, Haverim, Hillel, Israel, Jacob, Joseph, Judah,
Rachel, Rivkah, Samuel, Shalom, Sholom, Tefilah, Tikvah, Torah, Yaakov, Yeshurun, Zion`),
    open: 1,
  },
  {
    kind: "shaare",
    heads:
      commaSeparated(`adas, adath, agudas, agudath, ahavas, ahavat, ahavath, anshe, anshei, gan, kehilat, kehillat, kol, neve, ohel, ohev, ohr,
rodeph, shaare, shaarei, shaarey, tiferet, tifereth`),
    names: commaSeparated(
      `Achim, Chayim, Chesed, Emet, Israel, Jeshurun, Rachamim, Sholom, Shalom, Tefilah, Tikvah, Torah, Tzedek, Yisrael, Zion`,
    ),
    open: 1,
  },
  {
    kind: "masjid",
    heads: ["masjid"],
    names:
      commaSeparated(`Abu Bakr, Al-Falah, Al-Farooq, Al-Hidayah, Al-Huda, Al-Iman, Al-Ihsan, Al-Islam, Al-Madinah, Al-Noor, Al-Rahma,
Al-Taqwa, Ar-Rahman, As-Salam, At-Tawhid, Bilal, Omar, Uthman`),
    open: 2,
  },
  {
    kind: "wat",
    heads: ["wat lao", "wat thai", "wat"],
    names:
      commaSeparated(`Buddhavas, Buddhavong, Dhammaram, Mixayaram, Phosiram, Phothivihan, Phouthavong, Rattanaram, Saddhatham, Santidham,
Simoungkhoun, Sirimangalam, Thammaram, Visoun`),
    open: 1,
  },
  {
    kind: "iglesia",
    heads: ["iglesia", "templo", "capilla"],
    names:
      commaSeparated(`Camino de Vida, Cristo Vive, Ebenezer, El Buen Pastor, El Redentor, El Shaddai, Fuente de Vida, Getsemaní, Luz del Mundo,
Monte Horeb, Monte Sinaí, Nueva Esperanza, Nueva Vida, Pan de Vida, Príncipe de Paz, Puerta Abierta, Rey de Reyes`),
    open: 3,
  },
  {
    kind: "casa",
    first: true,
    heads: ["casa", "hogar", "clinica"],
    names:
      commaSeparated(`Alegre, Alma, Amistad, Aurora, Bonita, Colibrí, del Sol, Esperanza, Estrella, Familiar, Girasol, Libertad, Luna, Milagro,
Paloma, Paz, Puente, Serena, Unidad`),
    open: 1,
  },
  {
    kind: "la",
    first: true,
    heads: ["la"],
    names:
      commaSeparated(`Alameda, Campana, Cañada, Colina, Encina, Esperanza, Estancia, Estrella, Fuente, Joya, Laguna, Loma, Mesa, Paloma,
Palma, Plaza, Posada, Sierra, Verbena, Vista`),
    open: 1,
  },
  {
    kind: "el",
    first: true,
    heads: ["el"],
    names: commaSeparated(
      `Camino, Cerro, Encino, Faro, Jardín, Milagro, Mirador, Molino, Nido, Nogal, Pinar, Prado, Puente, Rancho, Roble, Sol, Valle`,
    ),
    open: 1,
  },
  {
    kind: "los",
    first: true,
    heads: ["los"],
    names: commaSeparated(
      `Alamos, Arcos, Cedros, Cerritos, Encinos, Jardines, Nogales, Olivos, Padres, Pinos, Ranchos, Robles, Sauces`,
    ),
    open: 1,
  },
  {
    kind: "las",
    first: true,
    heads: ["las"],
    names: commaSeparated(
      `Brisas, Campanas, Colinas, Flores, Fuentes, Lomas, Mesas, Palmas, Palomas, Piedras, Praderas, Rosas, Sierras`,
    ),
    open: 1,
  },
  {
    kind: "villa",
    first: true,
    heads: ["villa"],
    names:
      commaSeparated(`Angela, Assisi, Carmela, Caterina, Cecilia, Francesca, Gabriella, Giulia, Lucia, Maria, Marie, Rosa, Serena, Teresa,
Veronica`),
    open: 1,
  },
  {
    kind: "state-name",
    names: US_STATES.map(({ name }) => name).filter((name) => name.includes(" ")),
  },
  {
    kind: "tri",
    first: true,
    heads: ["tri"],
    names: commaSeparated(
      `Boro, Cities, City, County, Cove, Harbor, Lakes, Parish, Point, Ridge, River, Rivers, State, Town, Towns, Valley, Village`,
    ),
    open: 1,
  },
];

/** What stands behind a number: "Three Rivers", "Twin Oaks". */
export const COUNTED = commaSeparated(`
Arches, Birches, Bridges, Buttes, Cedars, Chimneys, Corners, Creeks, Elms, Firs, Forks, Gables, Gates, Harbors, Hills, Islands, Lakes,
Maples, Meadows, Mills, Oaks, Palms, Peaks, Pines, Points, Ponds, Ports, Ridges, Rivers, Roads, Rocks, Sisters, Springs, Stones,
Towers, Trails, Valleys, Wells, Willows
`);
export const COUNTS = commaSeparated("Two, Three, Four, Five, Six, Seven, Twin");
