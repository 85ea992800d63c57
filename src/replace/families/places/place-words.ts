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

/** Plants and animals. */
export const LIVING = words(`
Acacia Acorn Alder Almond Anise Antelope Apple Apricot Ash Aspen Aster Azalea Badger Balsam Bamboo Barley Basil Bass Bayberry
Bear Beaver Bee Beech Birch Bison Bittern Blackberry Blackbird Blackthorn Bluebell Blueberry Bluebird Bluegrass Bluejay Bobcat
Bobolink Bobwhite Boxwood Bramble Briar Brier Broom Buck Buckeye Buckthorn Buckwheat Buffalo Bull Bulrush Bunting Buttercup
Butterfly Butternut Buttonwood Cactus Camellia Canary Cane Caraway Cardinal Caribou Carnation Catalpa Catbird Cattail Cedar
Cedarwood Chamomile Cherry Chestnut Chickadee Chicory Clover Cloverleaf Cod Colt Columbine Condor Cormorant Cornflower Cotton
Cottontail Cottonwood Cougar Cowslip Coyote Crab Crabapple Cranberry Crane Cricket Crocus Crow Curlew Currant Cypress Daffodil
Dahlia Daisy Dandelion Deer Dewberry Doe Dogwood Dolphin Dove Duck Eagle Ebony Egret Eider Elder Elderberry Elk Elm Evergreen
Ewe Falcon Fawn Fern Fig Filbert Finch Fir Firefly Fireweed Flax Flicker Fox Foxglove Gannet Gardenia Gazelle Gentian Geranium
Ginger Ginkgo Goldenrod Goldfinch Goose Gooseberry Gorse Gosling Grackle Grape Grapevine Grayling Grebe Greenbrier Grosbeak
Grouse Gull Gum Hare Harrier Hart Hawk Hawthorn Hazel Hazelnut Heath Heather Hemlock Heron Herring Hibiscus Hickory Holly
Hollyhock Honeysuckle Hornbeam Horse Huckleberry Hummingbird Hyacinth Hydrangea Hyssop Ibis Iris Ironwood Ivy Jacaranda Jasmine
Jay Jonquil Juniper Kelp Kestrel Killdeer Kingbird Kingfisher Kite Kittiwake Lamb Larch Lark Larkspur Laurel Lavender Lemon
Lilac Lily Lime Linden Linnet Lion Lobelia Locust Loon Lotus Lupine Lynx Mackerel Madrone Magnolia Magpie Mahogany Mallard
Mallow Mangrove Maple Mare Marigold Marjoram Marlin Marten Martin Mayapple Mayflower Meadowlark Merlin Mesquite Milkweed Mimosa
Mink Minnow Mint Mistletoe Mockingbird Monarch Moose Moss Mulberry Muskrat Mustang Myrtle Nettle Nighthawk Nightingale Nuthatch
Nutmeg Oak Oat Oleander Olive Orange Orchid Oregano Oriole Osier Osprey Otter Owl Oyster Palm Palmetto Palomino Pansy Panther
Parsley Partridge Pea Peach Peachtree Peacock Pear Pecan Pelican Peony Peppermint Peregrine Periwinkle Persimmon Petrel Petunia
Pheasant Phlox Phoebe Pigeon Pike Pine Pinecone Pintail Pinto Pinyon Pistachio Plover Plum Pomegranate Pony Poplar Poppy
Porcupine Porpoise Primrose Privet Puffin Pumpkin Quail Quince Rabbit Raccoon Ragweed Raspberry Raven Redbird Redbud Redstart
Redwing Redwood Reed Rhododendron Roadrunner Robin Rose Rosebud Rosemary Rosewood Rowan Rush Rye Sable Saffron Sage Sagebrush
Salmon Sandalwood Sandpiper Sapling Sassafras Satinwood Sawgrass Seagull Seahorse Seal Sedge Sequoia Shad Shearwater Skylark
Snipe Snowberry Snowbird Snowdrop Songbird Sorghum Sorrel Sparrow Spearmint Spicewood Spoonbill Spruce Stag Stallion Starling
Stork Sturgeon Sugarcane Sumac Sunflower Swallow Swan Sweetbriar Sweetgrass Sweetgum Swift Sycamore Tamarack Tamarisk Tanager
Tansy Tea Teak Teal Tern Terrapin Thistle Thorn Thrasher Thrush Thyme Tiger Timothy Tortoise Towhee Trillium Trout Tulip Tupelo
Turkey Turtle Turtledove Unicorn Verbena Vine Viola Violet Vireo Walnut Warbler Watercress Waxwing Whale Wheat Whippoorwill
Widgeon Wigeon Wildflower Willet Willow Wintergreen Wisteria Wolf Wolverine Woodbine Woodruff Wren Yarrow Yew Yucca Zinnia
`);

/** Land and water. */
export const LAND = words(`
Arroyo Atoll Bank Basin Bay Bayou Beach Bend Bight Bluff Bog Branch Brook Brookside Butte Canyon Cape Cascade Cave Chaparral
Clearwater Cliff Coast Cove Crag Creek Creekside Crescent Crest Current Dale Dell Delta Desert Divide Dune Elmwood Escarpment
Estuary Fairfield Fall Falls Fen Field Fjord Flat Foothill Ford Forest Fork Gap Garden Geyser Glacier Glade Glen Gorge Grassland
Grasslands Greenfield Greenwood Grove Gulch Gulf Harbor Harvest Haven Headland Headwater Heights Highland Hill Hillcrest
Hillside Hilltop Hollow Inlet Island Isle Isthmus Knob Knoll Lagoon Lake Lakeshore Lakeside Landing Ledge Levee Limestone
Lookout Lowland Marsh Meadow Meadowbrook Mesa Midland Midtown Millpond Moor Moorland Mountain Narrows Northwind Oakwood Oasis
Ocean Orchard Outlook Overlook Oxbow Park Parkside Pass Pasture Peak Peninsula Pinnacle Plain Plateau Point Pond Pool Port Prairie
Promontory Range Rapids Ravine Reach Reef Ridge River Riverbend Riverside Riverwalk Rock Run Sandbar Sandhill Savanna Sea
Seashore Seaside Shoal Shore Shoreline Sierra Slope Slough Snowfield Sound Spring Springs Spur Stillwater Strait Strand Stream
Streamside Summit Surf Tide Tidewater Timberland Trail Tributary Tundra Upland Vale Valley View Vista Water Waterfall Waterside
Wayside Wetland Wilderness Wildwood Wood Woodland Woodside
`);

/** What something may be like or made of: stands before another word more often than not. */
export const PLAIN = words(`
Agate Alabaster Amber Azure Basalt Big Black Blue Brass Bright Broad Bronze Brown Calm Chalk Clay Clear Cobalt Cold Colonial
Copper Coral Crimson Crooked Crystal Deep Diamond Double Dry Dusty Early Emerald Feldspar Flint Friendly Garnet Gentle Gilded
Gold Golden Good Grand Granite Gravel Gray Great Green Gypsum Hidden High Indigo Iron Ivory Jade Jasper Light Little Lone
Lonesome Long Lost Lovely Low Lucky Marble Mica Misty Mossy Narrow New Nickel Noble Obsidian Ochre Old Onyx Opal Open Painted
Pearl Pebble Pewter Pleasant Polar Pumice Quartz Quiet Rainy Red Rocky Rolling Round Royal Ruby Russet Rustic Safe Sand
Sandstone Sandy Sapphire Scarlet Shady Shale Shining Silent Silver Slate Snowy Soapstone Soft Spotted Standing Steady Steel
Still Stone Stony Straight Sunlit Sunny Sweet Swift Tall Tawny Tin Topaz Tranquil True Turquoise Velvet Vermilion Warm White
Wide Wild Winding Windy Yellow Young Zinc
`);

/** Buildings, tools, ships, trades; the sky, times of day and year. */
export const MADE = words(`
Abbey Almanac Anchor Anvil Arbor Arcade Arch Archer Archway Armory Arrow Atlas Aurora Autumn Aviary Ballad Banner Barn Barrel
Basket Beacon Bell Bellows Belvedere Bench Blacksmith Blossom Boatwright Bobbin Bonfire Bower Bowman Breeze Brickyard Bridge
Bridle Bugle Cabin Cable Cairn Caldera Camp Canal Candle Candlelight Canoe Canopy Caravan Carousel Carriage Cartwright Carver
Castle Causeway Chalet Chandler Chapel Charter Chime Chimney Citadel Clarion Clipper Clockmaker Cloister Cloud Cobbler
Cobblestone Comet Compass Cooper Cornerstone Corral Cottage Courtyard Cove Cradle Crossroads Crown Cupola Cutler Cutter Dawn
Daybreak Daylight Depot Dock Dory Dovecote Drum Drummer Echo Eclipse Ember Emblem Equinox Evening Fairway Farm Farmer Farmstead
Ferry Ferryman Fiddle Fiddler Fieldstone Fireside Fisher Flagship Flagstone Fletcher Forge Fort Foundry Fountain Freestone
Frigate Frost Furrow Gable Galaxy Gale Galleon Gallery Gate Gatehouse Gatepost Gateway Gazebo Glassmaker Goldsmith Granary
Grange Greystone Gristmill Guardian Halyard Hamlet Hammer Harbinger Harmony Harness Harp Harpoon Hatchery Hawser Hayfield
Hayloft Hearth Hearthside Hearthstone Helm Heritage Hermitage Homestead Horizon Horn Horseshoe Hub Hunter Jetty Jewel Jib Joiner
Jubilee Keel Kettle Key Keystone Kiln Lace Ladle Lamp Lamplight Lamplighter Landmark Lane Lantern Latch Lattice Ledger Legacy
Lens Library Lighthouse Linen Locket Lodestar Lodestone Loft Loom Lyric Mainsail Mallet Manor Mansion Mantle Mariner Market
Mason Mast Medallion Melody Merchant Meridian Messenger Midsummer Milestone Mill Miller Millrace Millstone Millwright Mist Moon
Moonlight Morning Mosaic Oar Orbit Outpost Paddle Paddock Pagoda Palace Palisade Pathfinder Patio Patriot Pavilion Pendulum
Pennant Pier Pilgrim Pillar Pilot Pioneer Piper Plank Plaza Plow Portage Portal Porter Portico Potter Prism Prow Quarry Quay
Quill Quilt Rafter Rail Rain Rainbow Rampart Ranch Rancher Ranger Regatta Ribbon Ridgeway Rover Rowboat Rudder Saddle Sail
Sailmaker Sailor Sawmill Sawyer Schoolhouse Schooner Scout Seafarer Sentinel Settler Sextant Shepherd Shield Ship Shipyard
Shuttle Sickle Signal Silo Silversmith Skiff Skipper Sky Skyline Sleigh Slipway Sloop Smith Smithy Snow Solstice Spindle
Spinnaker Spire Spoke Stagecoach Star Starlight Station Steamboat Steeple Sterling Stirrup Stonegate Stonewall Summer Sun
Sunbeam Sundial Sunrise Sunset Surveyor Tailor Tanner Tanyard Tapestry Tavern Terrace Thatch Thimble Threshold Tiller Timber
Tollgate Torch Tower Trapper Traveler Trellis Trestle Tribute Trolley Trumpet Trumpeter Tugboat Turret Twilight Union Vanguard
Viaduct Victory Vineyard Voyager Wagon Watchman Watermill Wave Wayfarer Weaver Well Wellspring Wharf Wheel Wheelhouse
Wheelwright Wind Windmill Winter Yacht Yard Yeoman Zenith
`);

/** Everything that a street or an institution may be named by. */
export const NAMING_WORDS: readonly string[] = [...new Set([...LIVING, ...LAND, ...PLAIN, ...MADE])];

/** Halves of names in one word: "Birchmere", "Northgate". */
export const COMPOUND_HEADS = words(`
Ash Aspen Bay Beech Birch Black Blue Bright Brook Cedar Clear Cliff Copper Crest Deer East Elm Fair Fern Fox Glen Gold Grand Gray
Green Harbor Hart Haven Hawk Hazel Heather High Hill Holly Iron Lake Lark Laurel Linden Maple Marsh Meadow Mill Moss North Oak
Park Pine Quail Raven Red Ridge River Rock Rose Sand Sea Shore Silver Spring Stone Summer Sun Swan Thorn Timber Vine Walnut
Water West White Wild Willow Wind Winter Wolf Wood
`);
export const COMPOUND_TAILS = words(`
bank bluff borough bourne bridge brook burn bury cliff combe cove crest croft dale den field ford gate glen grove ham haven hill
hollow hurst lake land lawn light line mead meadow mere mill mont moor mount mouth park point pond port ridge rock shire shore
side spring stead stone ton vale view ville water way well wick wood worth
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
