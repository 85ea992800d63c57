/*
 * Words from which streets, institutions and towns are named. Ordinary in the United States, and nobody's.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Stand alone or before another: "Alder Street", "Alder Creek Clinic". */
export const LEAD_WORDS = words(`
Alder Amber Apple Arbor Aspen Autumn Badger Bay Bayberry Beacon Bear Beaver Beech Bell Birch Bishop Blossom Blue
Bramble Briar Bright Brook Butler Buttonwood Canyon Cardinal Carriage Cedar Chapel Cherry Chestnut Clay Clear Clover
Cobalt Colonial Copper Coral Cottage Cotton Cove Crescent Crystal Cypress Dawn Deer Delta Dogwood Eagle East Elder Elk
Elm Ember Emerald Evergreen Fairview Falcon Fern Field Flint Forest Fountain Fox Garden Gate Glen Golden Granite Grape
Grove Harvest Hawthorn Hazel Heather Hemlock Heritage Hickory Hidden High Holly Honey Iris Iron Ivory Ivy Jasper
Juniper Lake Laurel Lavender Lilac Lily Lime Linden Locust Long Lotus Magnolia Maple Marble Meadow Mesa Mill Mint Mission
Moss Mulberry Myrtle North Oak Ocean Olive Orchard Osprey Otter Overlook Palm Park Pearl Pebble Pecan Pheasant Pine
Plum Pond Poplar Prairie Primrose Quail Quarry Quartz Raven Red Redwood Ridge River Robin Rose Rowan Ruby Sable Saddle
Sage Sand Sequoia Shady Shore Silver Sky Slate Spring Spruce Star Steeple Stone Summit Sumac Sun Swan Sycamore Teal
Thistle Thorn Timber Tower Tulip Valley Violet Vista Walnut Water West White Wild Willow Wisteria Wolf Yarrow Yucca
`);

/** Stand second: "Alder Creek". */
export const TAIL_WORDS = words(`
Acres Bank Bend Bluff Branch Brook Canyon Cliff Corner Cove Creek Crest Crossing Dale Farm Field Ford Forest Fork Gap
Garden Gate Glen Grove Harbor Haven Heights Hill Hollow Island Junction Knoll Lake Landing Ledge Marsh Meadow Mesa Mill
Orchard Park Pass Peak Pine Place Point Pond Prairie Ranch Rapids Reach Ridge Rock Run Shore Slope Spring Stone Summit
Terrace Trace Vale Valley View Vista Water Wood
`);

/** Of whom a union, a hall or an inn may be. */
export const GUILDS = words(`
Artisans Bakers Barbers Brewers Builders Carpenters Carvers Coopers Drovers Dyers Engravers Farmers Glaziers Harvesters
Hatters Ironworkers Joiners Machinists Masons Mariners Millers Miners Painters Pipers Plowmen Potters Printers Roofers
Saddlers Sailors Sawyers Shepherds Skippers Smelters Spinners Tailors Tanners Teachers Thatchers Trappers Turners
Upholsterers Voyagers Wagoners Woodmen
`);

/** Stand first and second in towns of two words: "Port Calder", "Calder Falls". */
export const TOWN_HEADS = words(
  `Port Lake Mount Fort New North South East West Old Grand Upper Lower Little`,
);
export const TOWN_TAILS = words(`
Bay Bend Bluff City Corner Creek Crossing Falls Ferry Ford Grove Harbor Heights Hill Hills Hollow Junction Lake Landing
Mills Notch Point Rapids River Rock Slough Springs Valley Village
`);

/** Second halves of town names that are in no gazetteer when the first half is chosen well. */
export const TOWN_ENDINGS = words(`
borough bridge brook bury by combe cott cross dale den don field fold ford gate ham haven hurst ing land leigh ley mere
mont moor mouth over port ridge sett shaw shire stead stow thorpe ton vale view ville wick wood worth
`);
