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

/** Trades, tools, plants, birds, weather and water: names of streets and landmarks beside the others. */
export const STREET_WORDS = words(`
Abacus Acacia Acorn Adobe Agate Almanac Alpine Amaranth Anchor Andiron Antelope Anthracite Anvil Apiary Apricot Aqueduct
Arboretum Archer Armory Arroyo Artichoke Ashlar Aster Auger Aviary Awning Azalea Ballast Balsam Barley Barnacle Barrel Basalt Basin
Basket Bayou Beagle Bellows Belvedere Bison Bittern Blackberry Blacksmith Bluebell Bluebird Bluegrass Bobcat Bobolink Bonfire
Bramble Brass Brickyard Bridle Brigade Bristlecone Bronze Buckeye Buckskin Buckwheat Bulrush Butterfly Butternut Cabin Cactus
Caldera Camellia Candle Cannery Cantle Caravan Caraway Caribou Carnation Cascade Catalpa Cattail Causeway Chalk Chamomile
Chaparral Chickadee Chicory Chimney Chisel Cinder Cinnabar Cistern Citadel Clarion Cloister Cobbler Cobblestone Colliery Columbine
Compass Concord Condor Coppice Cormorant Cornerstone Cornflower Cottontail Cottonwood Courthouse Cranberry Crane Cricket Crocus Cupola
Currant Curlew Cutler Dahlia Daisy Dandelion Depot Derby Dewberry Dolphin Driftwood Dulcimer Dune Egret Eider Elderberry
Elkhorn Embankment Escarpment Esplanade Estuary Falconer Fallow Feldspar Ferryman Fiddle Fiddler Filbert Finch Firefly Fireweed Flax
Flicker Foothill Forge Foundry Foxglove Foxtail Freestone Furlong Furrow Gable Gallery Galleon Gannet Gardenia Garnet
Gazebo Gentian Geranium Gimlet Ginger Girder Glacier Goldenrod Goldfinch Gooseberry Gorge Gosling Grackle Granary Graphite Gravel Grebe
Greenhouse Greenwood Grist Grouse Gulch Gypsum Halyard Hammock Harbinger Harness Harrier Harrow Hatchery Hatchet Hawser Hayfield Hayloft
Headwater Hearth Heath Hedgerow Heirloom Heron Hibiscus Hillcrest Hillside Hitching Hobble Hollyhock Homestead Honeysuckle Horizon
Hornbeam Huckleberry Humboldt Hyacinth Ibis Indigo Inlet Ironwood Isthmus Jasmine Jetty Jonquil Jubilee Kestrel Keystone Kiln
Kingfisher Knapweed Lagoon Lantern Larch Larkspur Lathe Lattice Leather Ledger Levee Lichen Lighthouse Limestone Lintel Linnet
Longleaf Lumber Lupine Lyric Magpie Mahogany Mallard Mallet Mangrove Mantle Marigold Marjoram Marlin Marsh Martin Mayflower
Meadowlark Melody Merlin Mesquite Milkweed Millpond Millstone Mimosa Minnow Mistletoe Moccasin Monarch Monument Moonlight Morning Mortar Mosaic
Mustang Nettle Nightingale Nutmeg Oatfield Obelisk Observatory Onyx Opal Oriole Ormolu Otter Outlook Owl Oyster Paddock Palisade
Palmetto Pansy Papermill Parsley Partridge Pasture Pavilion Peachtree Pelican Peninsula Peony Peppermint Periwinkle Persimmon Petrel
Pewter Phoebe Pilgrim Pillar Pimlico Pinecone Pinnacle Pinto Pioneer Piper Pitcher Plateau Plover Plow Porcupine Portage Potash
Powder Promenade Puffin Pumice Quarrel Quince Quiver Rafter Railroad Rainbow Raspberry Reservoir Rigger Rosemary Rosewood
Rudder Rye Saffron Sailmaker Salmon Sandalwood Sandpiper Sandstone Sapling Sapphire Sassafras Sawgrass Sawmill Schooner Scythe
Sedge Sentinel Sextant Shamrock Shearwater Shepherd Shingle Shipyard Shuttle Sickle Skylark Slipway Snowberry Snowdrop
Sorghum Sorrel Sparrow Spindle Spinnaker Spoke Sprocket Spyglass Stagecoach Starling Station Sundial Sunflower Sunrise Sunset
Surrey Swallow Sweetbriar Sweetgrass Switchback Sycamore Tamarisk Tanager Tangerine Teasel Terrapin Thicket Thimble Thrush Thyme
Tinsmith Topaz Torchlight Tortoise Towpath Trellis Trestle Trillium Trolley Trombone Trout Trumpet Tugboat Tumbleweed Tundra Tupelo Turnstile
Turquoise Valiant Vanguard Velvet Verbena Vermilion Vineyard Viola Wagon Walnut Warbler Waterfall Waterwheel Weathervane Wharf Wheatfield
Wheelwright Whippoorwill Wicker Widgeon Wildflower Windmill Windward Winter Wintergreen Woodbine Woodcock Woodland Woodpecker Wren Yeoman Zinnia
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
