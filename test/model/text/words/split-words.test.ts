import { expect } from 'chai';
import { splitWords } from '../../../../model/text/words/split-words.ts';
import { eachRow } from './tables.ts';

describe('split words', () => {
  eachRow(
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
      'storage.k8s.io': ['storage', 'k8s', 'io'],
      i18nTexts: ['i18n', 'texts'],
      temperature2m: ['temperature2', 'm'],
      reserved_ipv6s: ['reserved', 'ipv6s'],
      mp3sByName: ['mp3s', 'by', 'name'],
      oauth2sso: ['oauth2', 'sso'],
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
});
