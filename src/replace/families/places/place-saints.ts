/** Names with a comma between them: some are of several words. */
export const commaSeparated = (text: string): readonly string[] => text.trim().split(/\s*,\s*/);

export const SAINTS = commaSeparated(`
Agatha, Agnes, Alban, Albert, Alexis, Alphonsus, Ambrose, Andrew, Anne, Anselm, Anthony, Augustine, Barbara, Barnabas,
Bartholomew, Basil, Bede, Benedict, Bernadette, Bernard, Blaise, Bonaventure, Boniface, Brigid, Bridget, Bruno, Callistus,
Camillus, Casimir, Catherine, Cecilia, Charles, Christopher, Clare, Clement, Columba, Cyprian, Cyril, David, Denis, Dominic,
Dorothy, Dunstan, Edmund, Edward, Elizabeth, Eugene, Eulalia, Fabian, Felix, Florian, Frances, Francis, Gabriel, Genevieve,
George, Gerard, Gertrude, Giles, Gregory, Hedwig, Helen, Helena, Henry, Hilary, Hubert, Hugh, Ignatius, Irene, Isidore, James,
Jerome, Joachim, Joan, John, Joseph, Jude, Julian, Juliana, Justin, Kevin, Kilian, Lawrence, Leo, Leonard, Louis, Lucy, Luke,
Malachy, Margaret, Mark, Martha, Martin, Mary, Matthew, Matthias, Maurice, Maximilian, Michael, Monica, Nicholas, Norbert,
Odilia, Olaf, Oswald, Patrick, Paul, Paula, Perpetua, Peter, Philip, Philomena, Pius, Raphael, Raymond, Rita, Robert, Roch, Rose,
Sebastian, Simon, Stanislaus, Stephen, Swithin, Sylvester, Teresa, Theodore, Theresa, Thomas, Timothy, Titus, Ursula,
Valentine, Veronica, Victor, Vincent, Vitus, Walburga, Wendelin, William, Winifred, Xavier, Zita
`);

export const SAINTS_IN_FULL = commaSeparated(`
Anthony of Padua, Augustine of Hippo, Catherine of Siena, Charles Borromeo, Clare of Assisi, Cyril of Alexandria,
Elizabeth Ann Seton, Elizabeth of Hungary, Frances Cabrini, Francis de Sales, Francis of Assisi, Francis Xavier,
Ignatius Loyola, Isaac Jogues, James the Less, Joan of Arc, John Bosco, John Neumann, John of God, John the Baptist,
John the Evangelist, John Vianney, Joseph the Worker, Jude Thaddeus, Louise de Marillac, Margaret Mary, Maria Goretti,
Martin de Porres, Martin of Tours, Mary Magdalene, Mary of the Angels, Mary of the Lake, Paul of the Cross, Paul the Apostle,
Peter Chanel, Peter Claver, Peter the Apostle, Robert Bellarmine, Rose of Lima, Teresa of Avila, Therese of Lisieux,
Thomas Aquinas, Thomas Becket, Thomas More, Thomas the Apostle, Vincent de Paul, Vincent Ferrer
`);
