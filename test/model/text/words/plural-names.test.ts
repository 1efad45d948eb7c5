import { noVocabulary } from '../../../../model/text/words/declared-vocabulary.ts';
import {
  grammaticalNumberOfName,
  toPluralName,
  toSingularName,
  withoutListWord,
} from '../../../../model/text/words/plural-names.ts';
import { each, eachRow } from './tables.ts';

const nameNumber = (name: string) => grammaticalNumberOfName(name, noVocabulary);

describe('plural names', () => {
  each(
    'plural names',
    'plural',
    'lineItems tagIds supportedCurrencies permissionsV2 userIDs itemsIncluded',
    nameNumber,
  );
  each('plural names too', 'plural', 'apps_in_kiosk_mode filesUnderRetention fields_due add-ons Filters', nameNumber);
  each('nouns before their adjectives', 'plural', 'attorneysGeneral courtsMartial casesWon', nameNumber);
  each(
    'plural names before each preposition',
    'plural',
    `about after against as at before below between by due during except for from in into of off on onto over per since
    than through to under until upon via when where which with within without`
      .split(/\s+/)
      .map((preposition) => `files-${preposition}-retention`)
      .join(' '),
    nameNumber,
  );
  each('singular names', 'singular', 'lineItem itemsList addressLine MediaUrl order_by billingAddress', nameNumber);
  each(
    'names for one and many',
    'either',
    'billing_history trackingInfo metadata real-estate commercialRealEstate lostProperty',
    nameNumber,
  );
  each(
    'names without a number',
    'unknown',
    'allowedIn availableFrom dependsOn includes excludes enabled v2 42 -',
    nameNumber,
  );

  eachRow(
    'toPluralName',
    {
      lineItem: 'lineItems',
      'line-item': 'line-items',
      itemV2: 'itemsV2',
      dayOfWeek: 'daysOfWeek',
      MediaUrl: 'MediaUrls',
      parentID: 'parentIDs',
      URL: 'URLS',
      '': '',
      '-': '-',
    },
    toPluralName,
  );
  eachRow(
    'withoutListWord',
    {
      geoAreaList: 'geoArea',
      node_ip_list: 'node_ip',
      targetSnssaiList: 'targetSnssai',
      remittanceInformationArray: 'remittanceInformation',
      linesUnstructuredArray: 'linesUnstructuredArray',
      itemsList: 'items',
      priceList: 'priceList',
      mailingList: 'mailingList',
      allowList: 'allowList',
      accessControlList: 'accessControlList',
      todoList: 'todo',
      list: 'list',
      '': '',
    },
    withoutListWord,
  );
  eachRow('toSingularName', { lineItems: 'lineItem', order_statuses: 'order_status', X: 'X' }, toSingularName);
});
