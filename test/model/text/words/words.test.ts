import { expect } from 'chai';
import { booleanPrefix, nameWithoutPrefix } from '../../../../model/text/words/boolean-prefix.ts';
import { noVocabulary, readVocabulary } from '../../../../model/text/words/declared-vocabulary.ts';
import { grammaticalNumber, toPlural, toSingular } from '../../../../model/text/words/grammatical-number.ts';
import { partOfSpeech } from '../../../../model/text/words/part-of-speech.ts';
import { grammaticalNumberOfName, toPluralName, toSingularName } from '../../../../model/text/words/plural-names.ts';
import { splitWords } from '../../../../model/text/words/split-words.ts';

/** One test per row of a table: input, expected outcome. */
function table<T>(title: string, rows: Readonly<Record<string, T>>, act: (input: string) => unknown): void {
  describe(title, () => {
    for (const [input, expected] of Object.entries(rows)) {
      it(`${JSON.stringify(input)} → ${JSON.stringify(expected)}`, () => expect(act(input)).to.deep.equal(expected));
    }
  });
}

/** The same for many inputs with one outcome. */
function each(title: string, expected: unknown, inputs: string, act: (input: string) => unknown): void {
  table(
    title,
    Object.fromEntries(
      inputs
        .trim()
        .split(/\s+/)
        .map((input) => [input, expected]),
    ),
    act,
  );
}

const numberOf = (word: string) => grammaticalNumber(word, noVocabulary);
const nameNumber = (name: string) => grammaticalNumberOfName(name, noVocabulary);
const reading = (name: string) => partOfSpeech(name, noVocabulary);

describe('words', () => {
  table(
    'splitWords',
    {
      '': [],
      ___: [],
      a: ['a'],
      userID: ['user', 'id'],
      URLPath: ['url', 'path'],
      OAuth2Token: ['oauth2', 'token'],
      eTags: ['etags'],
      lineItemIDs: ['line', 'item', 'ids'],
      getHTTPSUrl: ['get', 'https', 'url'],
      IPv4Addresses: ['ipv4', 'addresses'],
      'payment-methods': ['payment', 'methods'],
      address_line_2: ['address', 'line', '2'],
      permissionsV2: ['permissions', 'v2'],
      is3DSecure: ['is', '3d', 'secure'],
      has2FA: ['has', '2fa'],
      base64URL: ['base64', 'url'],
      oauth2ID: ['oauth2', 'id'],
      IS_ACTIVE: ['is', 'active'],
      'Configuration.Triggers': ['configuration', 'triggers'],
      größeÄndern: ['größe', 'ändern'],
      '用户 名': ['用户', '名'],
    },
    splitWords,
  );

  it('splits a huge name', () => {
    expect(splitWords('aB1'.repeat(100_000))).to.have.length.above(100_000);
    expect(splitWords('A'.repeat(100_000))).to.have.length(1);
    expect(splitWords('1'.repeat(100_000))).to.have.length(1);
  });

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
    'words for one and many',
    'either',
    'data metadata information equipment media series feedback sms dns',
    numberOf,
  );
  each('masses', 'either', 'weather livestock footwear electricity waste means crossroads headquarters', numberOf);
  each('words in s that mean one', 'singular', 'sepsis mantis pancreas arthritis synopsis', numberOf);
  each('words that are always plural', 'plural', 'trousers binoculars jeans scissors', numberOf);
  each('words that nobody can judge', 'unknown', 'enabled available includes excludes availability xyzzy', numberOf);

  each(
    'plural names',
    'plural',
    'lineItems tagIds supportedCurrencies permissionsV2 userIDs itemsIncluded',
    nameNumber,
  );
  each('plural names too', 'plural', 'apps_in_kiosk_mode filesUnderRetention fields_due add-ons Filters', nameNumber);
  each('singular names', 'singular', 'lineItem itemsList addressLine MediaUrl order_by billingAddress', nameNumber);
  each(
    'names for one and many',
    'either',
    'billing_history trackingInfo metadata real-estate commercialRealEstate',
    nameNumber,
  );
  each(
    'names without a number',
    'unknown',
    'allowedIn availableFrom dependsOn includes excludes enabled v2 42 -',
    nameNumber,
  );

  table(
    'toPlural',
    { order: 'orders', child: 'children', status: 'statuses', metadata: 'metadata', id: 'ids' },
    toPlural,
  );
  table(
    'toSingular',
    { orders: 'order', children: 'child', status: 'status', dns: 'dns', menus: 'menu', analysis: 'analysis', '': '' },
    toSingular,
  );
  table(
    'toPluralName',
    { lineItem: 'lineItems', 'line-item': 'line-items', itemV2: 'itemsV2', MediaUrl: 'MediaUrls', '': '', '-': '-' },
    toPluralName,
  );
  table('toSingularName', { lineItems: 'lineItem', order_statuses: 'order_status', X: 'X' }, toSingularName);

  each(
    'verbs',
    'verb',
    'activate cancel authorize authorise reauthorize validate send redact resend autoscale',
    reading,
  );
  each(
    'verb phrases',
    'verb',
    'create-order get-user verify-email check-availability mark_uncollectible get_by_id',
    reading,
  );
  each(
    'verb phrases too',
    'verb',
    'async-invoke bulk-delete updateOrder set-price destroy_with_associated_resources',
    reading,
  );
  each(
    'nouns',
    'noun',
    'orders transfers authorization authorizations people metadata returns uploads billing',
    reading,
  );
  each(
    'verbs before what one looks up',
    'verb',
    'fetch-orders find-orders update-orders list-orders list-customers search-invoices edit-users',
    reading,
  );
  each('noun phrases', 'noun', 'order-items search-results download-links payment-methods registered-devices', reading);
  each('noun phrases of verbs', 'noun', 'change-orders purchase-orders list-items know-how', reading);
  each('noun phrases too', 'noun', 'add-ons check-ins sign-up-forms recent_items user-search password-reset', reading);
  each('nouns and verbs', 'both', 'transfer order return report capture refund charge search balance access', reading);
  each('nouns and verbs too', 'both', 'export import test set run use contact deposit update upload commit', reading);
  each(
    'open phrases',
    'both',
    'log-in change-plan change-status charge-card process-order search-parameters update-policies allow-list',
    reading,
  );
  each('names without a reading', 'unknown', 'xyzzy 42 - cancels customer_xyzzy', reading);

  each(
    'prefixed booleans',
    'is',
    'isActive is_active IsActive IS_ACTIVE is-active is3DSecure is2faEnabled isURLValid',
    booleanPrefix,
  );
  each('booleans with has', 'has', 'hasChildren has_children hasMore', booleanPrefix);
  each(
    'booleans without a prefix',
    null,
    'issued island hash hasty is has isbnValid ISOCompliant ISActive _',
    booleanPrefix,
  );
  each(
    'booleans without a prefix too',
    null,
    'isactive canEdit should_notify doNotTrack allowTips userHasPassword',
    booleanPrefix,
  );

  table(
    'nameWithoutPrefix',
    {
      isActive: 'active',
      has_children: 'children',
      IsActive: 'Active',
      IS_ACTIVE: 'ACTIVE',
      isURLValid: 'urlValid',
      isPrimary2: 'primary2',
      is_user_modified: 'user_modified',
      is3DSecure: null,
      issued: null,
      is: null,
    },
    nameWithoutPrefix,
  );

  describe('readVocabulary', () => {
    for (const value of [null, undefined, 3, 'plural', [], [['plural']]]) {
      it(`reads nothing from ${JSON.stringify(value)}`, () =>
        expect(readVocabulary(value)).to.deep.equal(noVocabulary));
    }

    it('leaves out what is malformed', () => {
      const vocabulary = readVocabulary({
        plural: ['Foo', 3, null, '', ['bar']],
        verbs: 'frob',
        nouns: { a: 1 },
        other: [],
      });
      expect(vocabulary).to.deep.equal({ ...noVocabulary, plural: new Set(['foo']) });
    });

    it('is heard before the dictionaries', () => {
      const vocabulary = readVocabulary({
        plural: ['kafka', 'lineItem'],
        singular: ['orders'],
        uncountable: ['Usage-Time'],
        verbs: ['frobnicate', 'contact'],
        nouns: ['cancel', 'contact', 'connect-apps'],
      });
      expect(grammaticalNumberOfName('myKafka', vocabulary)).to.equal('plural');
      expect(grammaticalNumberOfName('line_item', vocabulary)).to.equal('plural');
      expect(grammaticalNumberOfName('orders', vocabulary)).to.equal('singular');
      expect(grammaticalNumberOfName('usage_time', vocabulary)).to.equal('either');
      expect(partOfSpeech('frobnicate', vocabulary)).to.equal('verb');
      expect(partOfSpeech('frobnicate-widgets', vocabulary)).to.equal('verb');
      expect(partOfSpeech('cancel', vocabulary)).to.equal('noun');
      expect(partOfSpeech('contact', vocabulary)).to.equal('both');
      expect(partOfSpeech('ConnectApps', vocabulary)).to.equal('noun');
    });
  });
});
