import { expect } from 'chai';
import { essence, isJson, isMultipart } from '../../../../model/text/standards/media-type.ts';

describe('media types', () => {
  for (const [name, bare, json, multipart] of [
    ['application/json', 'application/json', true, false],
    ['Application/JSON ; charset=UTF-8', 'application/json', true, false],
    ['application/hal+json', 'application/hal+json', true, false],
    ['application/json-patch+json', 'application/json-patch+json', true, false],
    ['application/jsonl', 'application/jsonl', false, false],
    ['multipart/form-data; boundary=x', 'multipart/form-data', false, true],
    ['*/*', '*/*', false, false],
    ['', '', false, false],
  ] as const) {
    it(JSON.stringify(name), () => {
      expect([essence(name), isJson(name), isMultipart(name)]).to.deep.equal([bare, json, multipart]);
    });
  }
});
