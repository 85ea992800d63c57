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
Headwater Hearth Heath Hedgerow Heirloom Heron Hibiscus Hillcrest Hillside Hollyhock Homestead Honeysuckle Horizon
Hornbeam Huckleberry Humboldt Hyacinth Ibis Indigo Inlet Ironwood Isthmus Jasmine Jetty Jonquil Jubilee Kestrel Keystone Kiln
Kingfisher Knapweed Lagoon Lantern Larch Larkspur Lathe Lattice Leather Ledger Levee Lichen Lighthouse Limestone Lintel Linnet
Longleaf Lumber Lupine Lyric Magpie Mahogany Mallard Mallet Mangrove Mantle Marigold Marjoram Marlin Marsh Martin Mayflower
Meadowlark Melody Merlin Mesquite Milkweed Millpond Millstone Mimosa Minnow Mistletoe Moccasin Monarch Monument Moonlight Morning Mortar Mosaic
Mustang Nettle Nightingale Nutmeg Oatfield Obelisk Observatory Onyx Opal Oriole Otter Outlook Owl Oyster Paddock Palisade
Palmetto Pansy Papermill Parsley Partridge Pasture Pavilion Peachtree Pelican Peninsula Peony Peppermint Periwinkle Persimmon Petrel
Pewter Phoebe Pilgrim Pillar Pimlico Pinecone Pinnacle Pinto Pioneer Piper Pitcher Plateau Plover Plow Porcupine Portage Potash
Powder Promenade Puffin Pumice Quince Quiver Rafter Railroad Rainbow Raspberry Reservoir Rigger Rosemary Rosewood
Rudder Rye Saffron Sailmaker Salmon Sandalwood Sandpiper Sandstone Sapling Sapphire Sassafras Sawgrass Sawmill Schooner Scythe
Sedge Sentinel Sextant Shamrock Shearwater Shepherd Shingle Shipyard Shuttle Sickle Skylark Slipway Snowberry Snowdrop
Sorghum Sorrel Sparrow Spindle Spinnaker Spoke Sprocket Spyglass Stagecoach Starling Station Sundial Sunflower Sunrise Sunset
Surrey Swallow Sweetbriar Sweetgrass Switchback Sycamore Tamarisk Tanager Tangerine Teasel Terrapin Thicket Thimble Thrush Thyme
Tinsmith Topaz Torchlight Tortoise Towpath Trellis Trestle Trillium Trolley Trombone Trout Trumpet Tugboat Tumbleweed Tundra Tupelo Turnstile
Turquoise Valiant Vanguard Velvet Verbena Vermilion Vineyard Viola Wagon Walnut Warbler Waterfall Waterwheel Weathervane Wharf Wheatfield
Wheelwright Whippoorwill Wicker Widgeon Wildflower Windmill Windward Winter Wintergreen Woodbine Woodcock Woodland Woodpecker Wren Yeoman Zinnia
`);

/** More of the same, so that a whole corpus does not run out of them. */
const MORE_WORDS = words(`
Aerie Albatross Alcove Alfalfa Almond Alloy Alpaca Amethyst Anemone Angler Anise Apogee Applewood Arbutus Arcade Archway
Argent Armada Arrow Arrowhead Arrowroot Artesian Ash Auburn Aurora Autoharp Avalanche Avocet Azimuth Azure Balcony Balustrade
Bamboo Bandana Banjo Banner Banyan Barberry Barnyard Baroque Barometer Barque Bastion Beechnut Beehive Beeswax Begonia Belfry
Bellflower Bellwether Bergamot Beryl Bilberry Binnacle Birchbark Birdsong Bitterroot Blackbird Blackthorn Blueberry Boatswain
Bobbin Bollard Bonnet Boulder Boxwood Breaker Breakwater Breeze Brigantine Brushwood Buckboard Buckthorn Bugle Bullfinch
Bullfrog Bunting Buoy Burdock Burrow Buttercup Buttress Cairn Calico Calliope Cameo Camphor Canary Candlewick Canoe Canopy
Canvas Canvasback Capstan Capstone Caramel Caravel Cardamom Carillon Carousel Cartwheel Catamaran Catamount Catbird Catkin
Cedarwood Celadon Celesta Celestial Chamois Chandlery Chariot Charter Chateau Chervil Chime Chinook Chipmunk Cinnamon Cirrus
Citrine Citron Clapboard Clarinet Clearwater Clementine Clipper Cloudberry Cloverleaf Coachman Cobble Coconut Colonnade Colony
Comet Comfrey Conch Conifer Constellation Coracle Coriander Cordwood Corncrib Cornice Coronet Corsair Cottager Courtyard
Cowbell Cowslip Coyote Cradle Crabapple Creekside Crossbill Crossbow Crossroads Crow Crown Cuckoo Cumulus Curlicue Cyclamen
Cymbal Cygnet Dairymaid Damask Damson Daffodil Daybreak Daylily Deerskin Delft Dewdrop Diamond Dockside Domino Dormer Dory
Dove Dovecote Dovetail Dragonfly Drake Drawbridge Drumlin Drydock Dunlin Ebony Echo Edelweiss Eiderdown Elderflower Elmwood
Endive Engraver Equinox Ermine Eucalyptus Evening Evensong Farmhouse Farmstead Fathom Fawn Feather Fennel Fescue Fieldstone
Fife Fig Fir Firelight Fireside Firth Fjord Flagship Flagstone Flamingo Flatiron Flintlock Floodgate Flotilla Fluorite Flume
Flute Foghorn Footpath Forsythia Fortress Foxhound Freshet Frigate Frost Fuchsia Gadwall Galaxy Gale Galena Gallant Galley
Gangway Garland Garrison Gatehouse Gazelle Geode Geyser Gingham Ginkgo Gladiolus Glade Glasswort Gneiss Goldfield Goldsmith
Gondola Gourd Grange Grapevine Grasshopper Grasslands Grayling Greenbrier Greenfield Greystone Griffin Grotto Grosbeak Grouper
Guardian Guava Gull Gusset Gyrfalcon Hacienda Halcyon Halibut Hamlet Handrail Hare Harmony Harp Harpsichord Hart Hawk Hawkweed
Haystack Haywain Hazelnut Headland Hearthstone Heartwood Heathland Hedge Heliotrope Helm Helmsman Hematite Herbarium Hermit
Herring Highland Hilltop Hobnail Honeycomb Honeydew Hornbill Hornet Horsechestnut Horseshoe Houseboat Hummingbird Hydrangea
Hyssop Icicle Impala Inkwell Inkberry Interlude Ironstone Islet Jacaranda Jade Jackdaw Jackrabbit Javelin Jaybird Jewel Jib
Jigsaw Junco Kayak Keel Keepsake Kelp Kerchief Kettle Kindling Kingbird Kite Kittiwake Knapsack Knothole Kumquat Lace Lacquer
Lamplight Lamplighter Lamprey Landmark Lark Latchkey Lemon Limelight Lindenwood Linen Lionheart Lobelia Locket Lodestar
Lodestone Loom Loon Loosestrife Lute Lynx Lyre Macadam Mackerel Madrigal Magnet Mainsail Mandolin Mansion Mariner Marmot
Marquee Marten Mast Masthead Mayapple Meadowsweet Medallion Melon Meridian Meteor Mica Midland Midsummer Milestone Millrace
Millwheel Millwright Minaret Minstrel Mirror Mockingbird Mohair Monolith Moonbeam Moonflower Moonstone Moorhen Moorland Morel
Moraine Mullein Mullion Muskrat Muslin Nasturtium Nautilus Nebula Nectar Nectarine Needle Nimbus Nocturne Northwind Nuthatch
Oaken Oakwood Oar Oasis Oatmeal Obsidian Ochre Octave Oleander Orchid Oregano Organza Osier Outpost Oxbow Oxeye Paddle
Paddlewheel Pagoda Paisley Palomino Papaya Papyrus Parapet Parchment Parlor Parsonage Passage Pastoral Patchwork Pathfinder
Peacock Peach Pear Pegasus Pendant Pendulum Pennant Pennyroyal Peppercorn Peregrine Peridot Petunia Phlox Piccolo Pickerel
Pier Pigeon Pike Pimento Pinafore Pintail Pinwheel Pipit Pistachio Plank Platinum Plumage Plume Polaris Pomegranate Pontoon
Poplin Poppy Porcelain Porphyry Porpoise Portico Postern Prism Privet Prow Ptarmigan Pumpkin Pussywillow Pyramid Pyrite
Quarrystone Quay Quill Quilt Quoin Raccoon Ragweed Raincloud Raindrop Rampart Ranger Rattan Redbird Redbud Redstart Reed Reef
Regatta Rhododendron Rhubarb Ribbon Rigging Ripple Riverbend Riverside Roadrunner Rockfish Rockrose Rondo Rookery Rosebud
Rosette Rotunda Roundhouse Rowboat Russet Rustic Saddler Sailboat Saltbush Sampan Sandbar Sandhill Sardonyx Satin Satinwood
Saxifrage Scallop Scarlet Scholar Scoter Seafarer Seagrass Seagull Seahorse Seal Seashell Seaside Seaweed Serenade Sesame
Settler Shale Shallot Shallows Shelduck Shellbark Shoal Shoreline Siding Sienna Signal Silkworm Silo Silversmith Siskin Skiff
Skipper Skylight Skyline Slalom Sleigh Sloop Snowbird Snowflake Snowfield Solstice Sonata Songbird Spaniel Spearmint Speedwell
Spire Spoonbill Springtide Stallion Stanchion Starboard Starfish Starlight Steamboat Stellar Steppe Sterling Stillwater
Stirrup Stockade Stonecrop Stonemason Stonewall Stork Stream Streamside Sturgeon Sugarloaf Sugarcane Sunbeam Sunbird Sundance
Sundew Sunfish Sunlight Surf Surveyor Swift Symphony Taffeta Talisman Tamarind Tambourine Tangelo Tapestry Tarpon Tarragon
Tartan Tassel Tawny Teak Teakettle Teapot Tern Terrazzo Thatch Thistledown Threshold Thunderbird Tidewater Tiller Timberland
Timothy Tinder Toboggan Tollgate Torchwood Totem Towhee Trailhead Trapper Treetop Trefoil Tributary Trident Trumpeter Tuberose
Tulle Tulipwood Turbine Turret Turtle Twilight Twine Umber Unicorn Upland Valerian Vanilla Vault Verandah Vespers Viaduct
Vicarage Vinca Vintage Vireo Voyager Wainscot Waltz Watercress Waterlily Watermill Wattle Waxwing Wayfarer Wayside Weaver
Wellspring Westerly Wheat Wheelhouse Whistle Whitecap Wigeon Wildcat Wildwood Willet Windlass Wingspan Wolverine Woodchuck
Woodlark Woodruff Woodshed Woodside Woodthrush Woodwind Yacht Yardarm Yellowtail Yew Zenith Zephyr Zither
`);

/** Everything that a street or an institution may be named by. */
export const NAMING_WORDS: readonly string[] = [
  ...new Set([...LEAD_WORDS, ...TAIL_WORDS, ...STREET_WORDS, ...MORE_WORDS]),
];

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
