import { noVocabulary } from '../../../../model/text/words/declared-vocabulary.ts';
import { grammaticalNumber, toPlural, toSingular } from '../../../../model/text/words/grammatical-number.ts';
import { each, eachRow } from './tables.ts';

const numberOf = (word: string) => grammaticalNumber(word, noVocabulary);

describe('grammatical number', () => {
  each(
    'plural words',
    'plural',
    'orders children people criteria indices statuses ids urls kpis cpus menus webhooks',
    numberOf,
  );
  each(
    'singular words',
    'singular',
    'order child person criterion index status address analysis access business',
    numberOf,
  );
  each('singular words too', 'singular', 'process bus canvas alias lens id url currency policy email', numberOf);
  each(
    'singular words of trades',
    'singular',
    'voyage waybill fleet vin reading inverter allergy specimen clinician allele gene peptide polygon patio guild exam gtin nft',
    numberOf,
  );
  each(
    'singular words with an ending of masses',
    'singular',
    'carriage ambulance fence ship mechanism pharmacy hearing sailing responsibility livelihood',
    numberOf,
  );
  each('masses with such an ending', 'unknown', 'luggage violence leadership tourism privacy parking', numberOf);
  each('masses of trades', 'either', 'honey pollen copper cardboard insulin litigation custody', numberOf);
  each(
    'their plurals',
    'plural',
    'voyages waybills fleets vins readings inverters allergies specimens clinicians alleles genes guilds gtins nfts',
    numberOf,
  );
  each(
    'words for one and many',
    'either',
    'data metadata information equipment media series feedback sms dns',
    numberOf,
  );
  each(
    'masses',
    'either',
    'weather livestock footwear electricity waste means crossroads headquarters customs loot',
    numberOf,
  );
  each('words in s that mean one', 'singular', 'sepsis mantis pancreas pelvis trellis synopsis', numberOf);
  each(
    'words in s that stay as they are',
    'either',
    'arthritis takings surroundings whereabouts odds arrears chassis subspecies waterworks vitals',
    numberOf,
  );
  each('words in men that mean one', 'singular', 'specimen abdomen stamen omen', numberOf);
  each('words that are always plural', 'plural', 'trousers binoculars jeans scissors', numberOf);
  each('words without a certain number', 'unknown', 'enabled available includes excludes availability xyzzy', numberOf);

  eachRow(
    'toPlural',
    { order: 'orders', child: 'children', status: 'statuses', metadata: 'metadata', id: 'ids' },
    toPlural,
  );
  eachRow(
    'toPlural of what pluralize does not know',
    {
      epoch: 'epochs',
      Epoch: 'Epochs',
      stomach: 'stomachs',
      search: 'searches',
      german: 'germans',
      virus: 'viruses',
      canvas: 'canvases',
      lens: 'lenses',
      specimen: 'specimens',
      woman: 'women',
      trellis: 'trellises',
      gulf: 'gulfs',
      triptych: 'triptychs',
      larva: 'larvae',
      bias: 'biases',
      schema: 'schemas',
      Schema: 'Schemas',
    },
    toPlural,
  );
  eachRow(
    'toSingular',
    {
      orders: 'order',
      children: 'child',
      status: 'status',
      dns: 'dns',
      menus: 'menu',
      analysis: 'analysis',
      canvases: 'canvas',
      lenses: 'lens',
      caches: 'cache',
      headaches: 'headache',
      branches: 'branch',
      calories: 'calorie',
      cookies: 'cookie',
      hoodies: 'hoodie',
      freebies: 'freebie',
      hobbies: 'hobby',
      biases: 'bias',
      muses: 'muse',
      schemas: 'schema',
      schemata: 'schema',
      agendas: 'agenda',
      policies: 'policy',
      excuses: 'excuse',
      statuses: 'status',
      dialyses: 'dialysis',
      thromboses: 'thrombosis',
      doses: 'dose',
      sagas: 'saga',
      specimens: 'specimen',
      women: 'woman',
      pelvises: 'pelvis',
      '': '',
    },
    toSingular,
  );
  eachRow(
    'toSingular of what ends in s',
    {
      axis: 'axis',
      bias: 'bias',
      canvas: 'canvas',
      lens: 'lens',
      mps: 'mps',
      mantis: 'mantis',
      logistics: 'logistics',
    },
    toSingular,
  );
});
