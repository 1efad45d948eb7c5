/**
 * Words of APIs that English dictionaries lack or class differently. Short on purpose: a word belongs here only if the
 * lexicon or pluralize does not know it or is wrong about it.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/**
 * One form for singular and plural, or a mass noun that has no plural in the names of APIs; two words are joined by a
 * hyphen.
 */
export const uncountables = words(`
  accommodation aks aluminium aluminum ammonia ammunition anaesthesia analytics anesthesia apiculture apparel
  aquaculture artillery asphalt asthma aviation aws bacon ballast bandwidth barley barracks beef beeswax bile billing
  biodiversity bitumen bps brass bread cardboard cargo carpentry cast cattle cement chalk chaos chemotherapy chlorine
  cholesterol clay clergy clientele coal collateral compliance compost connectivity content copper corps
  correspondence cors cotton counsel coverage crew crossroads css custody customs cutlery data daylight debris debt
  denim diabetes diesel dirt dns documentation dos downtime dust ecs eks electricity employment enamel entertainment
  equity ethanol evidence fauna feedback flax flora flour fodder fog food fps freight frost fuel funding furniture
  gallows garlic gasoline gbps gcs gentry gis glucose gold goods gps graphite gravel grpc gypsum haemoglobin hay
  headquarters helium help hemoglobin hemp history honey horticulture hospitality html http https humidity hydration
  hydrogen hygiene iaas ice iis imagery income influenza info infrastructure insulation insulin insurance inventory
  ios irrigation ivory json jute kbps kerosene know-how knowledge kubernetes labor laundry leather leave legislation
  limestone linen litigation livestock logging logic logistics loot lost-property luck lumber maintenance maize
  malaria manure masonry mbps means measles meat media memorabilia memory merchandise metadata methane milk millet mms
  money mucus mulch mumps nas nectar news nfs nitrogen nutrition nylon oats oxygen paas paperwork paraphernalia
  payroll peat petrol photography plasma plaster plywood pneumonia poetry pollen polyester porcelain pork pos postage
  pottery poultry precipitation pricing progress proof publicity rabies radiation radiotherapy rainfall rds
  real-estate redis regalia revenue rss rubbish rye saas saliva sand sandstone sanitation sas sawdust scabies scenery
  scheduling series shipping shopping silage silk sis smoke sms snow snowfall sns soap soil sorghum spaghetti spam
  species sputum sqs stationery steel stock storage straw stuff sugar sunlight sunshine support surveillance tarmac
  telemetry throughput timber titanium tls tobacco tos tracking transit trash travel turnover upholstery ups uptime
  uranium urine usage vegetation venison vermin vinegar viticulture vps warfare waste water wax weather wheat wool
  work xml yaml yeast zinc
`);

/** Singulars that end in s. */
export const singularsEndingInS = words(`
  alias axis bias canvas lens mantis mps pancreas
`);

/** Plurals that pluralize does not know. */
export const irregularPlurals = words(`
  binoculars clothes earnings jeans pliers premises proceeds scissors thanks trousers
`);

/** Singulars that pluralize or the lexicon does not know, or takes for plurals. */
export const knownSingulars = words(`
  ability absence acl addon admin agenda alert algorithm allele allergen allergy anthelmintic antibiotic api apiary
  app aquarium artefact attendee attribute bacterium bailiff barcode barrister bet bid bollard bookmark boolean bot
  build callback capture cashback changelog chargeback chat chatbot chateau checkbox cidr clinician codebase config
  consortium constituency consultancy counterparty cpu crane credential csr cve database datacenter dataset datastore
  deal delegate dependant digest docket dropdown ean electorate emoji enum exam exhibit faq ferry filesystem fleet
  forecast fqdn fracture gene genome geofence gpu grievance gtin guardrail guid guide guild hashtag hearing hostname
  href hyperlink iban identifier implant inbox inlay institute inverter invitee ip isbn issuer jpg keystore keyword
  kinase kiosk kpi larynx leaderboard lender levy licence lifeboat lifecycle lineitem loadout lockfile locomotive
  login logo logout lounge manhole manifest maquette matinee memo mention microservice midwife molar monitor mooring
  mortgage nameserver namespace nft occurrence offer outbox overdraft overlay ovum paddock partnership passcode
  passkey password patio payee payer payout payslip paywall pdf peptide permit plaintiff plateau plebiscite pledge
  plugin png pnr podcast polygon popup postcode pregnancy preset probe promo puzzle pyramid qr quay quorum quote
  reading recipe regex replica repo resolver ride rollout run runbook runtime scan screenshot sdk secret seller
  shareholder shed shuttle signatory sitemap sku snippet specimen sponsor spreadsheet stable stakeholder stopcock
  subaccount subcategory subdomain subnet subpoena substring subtask subtitle subtotal swap telescope template textbox
  timeframe timeline timesheet timeslot timestamp timezone tooltip topup tracker transplant triptych ui upc upgrade
  upload uri url username uuid variable varietal vertebra vin vintage vm voicemail voyage vpc warrant warranty waybill
  webcam webhook webinar webpage website wildcard workflow workgroup workspace wreck zipcode
`);

/**
 * Nouns with a plural, in spite of an ending that masses have as well: a string, an ambulance, a carriage, a hearing.
 */
export const countables = words(`
  acquaintance advance agency alliance allowance ambulance anchorage appendage appliance apprenticeship audience
  balance bandage bankruptcy battleship bearing beginning beverage binding blessing blockage booking briefing building
  bushing cabbage cage capability carriage carving casing casting ceiling championship chance circumference
  circumstance clearing clipping coincidence collage conference consequence conspiracy conveyance corsage cottage
  coupling crossing currency cutting dance dealership delicacy difference disability disturbance dosage drawing
  duckling dumpling dwelling emergency encumbrance ending engraving entrance etching evening experience facility
  fellowship fence filing filling finding fitting flagship fragrance frequency friendship garage gelding greeting
  heading hearing hemorrhage holding image inaccuracy inference inning instance internship king landing language
  liability lining linkage listing livelihood lodging mapping marking marriage mechanism meeting membership message
  microorganism mirage miscarriage misunderstanding mooring morning moulding neighborhood neighbourhood neologism
  nestling nuance nuisance offence offering opening ordinance organism orphanage outage outing package page painting
  pairing parsonage passage percentage personage pharmacy pilgrimage policy possibility posting preference prism
  probability professorship proprietorship pudding railing ranking rating receivership recording reference
  relationship remittance residence responsibility ring ruling sailing sapling sausage saying scholarship screening
  seedling sentence sequence setting shilling ship shortage showing sibling siding sighting sitting sling spillage
  stage stance steamship stocking stoppage string subscription substance suckling swing thing township traineeship
  trusteeship undertaking uprising utterance variance viewing village vintage voltage vulnerability wage warning
  warship wedding wing yearling
`);

/** Verbs of computing and commerce that the lexicon does not hold, or holds without evidence of use. */
export const technicalVerbs = words(`
  autoscale backfill deprovision dequeue enqueue onboard preauthorize redact revoke tokenize uninstall
  unsubscribe upsert
`);

/**
 * Words that computing and commerce use as verbs and as nouns (an upload, to bookmark), of which the lexicon lacks one
 * or both.
 */
export const technicalNounsAndVerbs = words(`
  allowlist backup barcode benchmark blocklist bookmark bottle chargeback checkin checkout commit denylist deploy
  download exec favorite favourite fund geofence group hallmark increment install invite lint login logout longlist
  lookup manifest merge message opt payout podcast power reboot redirect refresh reject reload restart retry rollback
  screenshot shutdown signin signout signup snapshot sort spend sync takedown teardown timeout topup upload upsell
  waitlist watermark whitelist workaround writeoff
`);

/**
 * Words that the lexicon has as verbs alone, and that are a name, a prefix or an adjective in paths: submissions/excel,
 * inter-bank, health/live, messages/unread.
 */
export const noVerbs = words('excel inter live unread');

/**
 * Verbs that begin a name only as an imperative, whatever else they are in the lexicon: set-price, mark-uncollectible.
 */
export const imperatives = words(`
  accept acknowledge activate add apply approve assign attach authorize calculate cancel compute confirm create
  deactivate delete deny detach disable dismiss enable execute fetch find generate get make manage mark modify
  provide reactivate remove replace require resend retrieve send set submit suspend terminate undo update
  validate verify
`);

/**
 * Verbs that begin imperatives (check-availability, change-status) and noun compounds (check-runs, change-requests):
 * the words that follow decide.
 */
export const likelyImperatives = words(`
  change check clear close complete convert discard extract install move notify refresh register reject reset
  resolve restart resume retry
`);

/**
 * Verbs that begin imperatives before one of `lookupObjects` (list-customers), and noun compounds before other words
 * (list-items, search-results, read-models).
 */
export const lookupVerbs = words('browse edit list read search show view');

/**
 * Verbs for what is done with requests and jobs themselves, which end a noun compound after other verbs
 * (delete-requests).
 */
export const verbsOfRequests = words(`
  accept acknowledge add allow approve assign choose create decide deny enqueue fetch find generate get handle make manage
  modify obtain provide receive reject remove resend retrieve select send submit validate
`);

/** Objects of look-ups and updates, which may end a noun compound as well (purchase-orders). */
export const lookupObjects = words(`
  account client company contact customer employee invoice order organization payment product project shipment
  subscription supplier transaction user vendor
`);

/** Verbs that rarely name a resource, though the lexicon has them as nouns. */
export const rarelyNouns = words('fetch find update');

/** Nouns that rarely begin an imperative, though the lexicon has them as verbs: order-cancellation, tax-calculation. */
export const rarelyVerbs = words('address card contact contract document invoice net order price tax');

/** Nouns made of verbs of change that name what is created as well: an attachment, a subscription. */
export const thingsAndDeeds = words(`
  assignment attachment authorization clearance deployment extension movement opening payment promotion publication
  registration replacement submission subscription withdrawal
`);

/** Second words of phrasal verbs, which are nouns as well: log-in, check-out, add-on. */
export const particles = words('away back down in off on out over through together up');

/** Their plurals, which only nouns have: add-ons, sign-ups. */
export const pluralParticles = words('ins outs ups downs ons offs overs backs togethers');

/** Words that end a noun compound rather than name the object of a verb: search-results, order-items, change-log. */
export const compoundHeads = words(`
  attempt box case channel clock code config configuration count criterion date duration endpoint engine entry
  error event field filter frequency helper history id index interval item job key limit link list log method
  mode name note number option order page period plan policy preset profile query rate reason record report
  request response result rule run schedule session setting size source state status step string suite summary
  table task template term time timestamp token total type url uuid value version window
`);

/** Words before a verb with which it remains a verb: bulk-delete, async-invoke, re-send. */
export const verbModifiers = words('async auto batch bulk dry force hard mass quick re soft');

/** Prefixes that a hyphen may part from a verb, or from a noun: un-archive, co-sign, co-owner. */
export const verbPrefixes = words('co de mis out over pre un');

/** Words that stand behind their noun, which alone has the plural: attorneys general, courts martial, cases won. */
export const postpositives = words('apparent designate elect emeritus general governor laureate martial won');

/** Words that end the noun before them: apps in kiosk mode, files under retention, available from. */
export const prepositions = words(`
  about after against as at before below between by due during except for from in into of off on onto over per
  since than through to under until upon via when where which with within without
`);
