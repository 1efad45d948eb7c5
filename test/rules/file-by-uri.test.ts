import { expect } from 'chai';
import fileByUri from '../../rules/4.8/file-by-uri/rule.ts';
import { places } from '../support/findings.ts';

const TEXT = 'title: {type: string}';

/** What an upload answers with: what is known of the file. */
const METADATA =
  '{content: {application/json: {schema: {type: object, properties: {uri: {type: string}, size: {type: integer}}}}}}';

function form(properties: string, type = 'multipart/form-data', more = ''): string {
  return `{${type}: {schema: {type: object, properties: {${properties}}}${more}}}`;
}

describe('file-by-uri', () => {
  const settle = (property: string) => `
paths:
  /v1/media/receipts: {post: {requestBody: {content: ${form(`${TEXT}, scan: {type: string, format: binary}`)}}, responses: {'201': ${METADATA}}}}
  /v1/media/orders: {post: {requestBody: {content: {application/json: {schema: {type: object, properties: {${property}}}}}}}}`;
  for (const property of [
    'receiptId: {type: string}',
    'scans: {type: array, items: {type: string}}',
    'logo_key: {type: string}',
    'attachment: {type: [string]}',
  ]) {
    it(`asks of ${property}`, () => expect(places(fileByUri, settle(property))).to.have.lengthOf(1));
  }
  for (const property of [
    'receiptUri: {type: string}',
    'receipt: {type: string, format: uri}',
    'scans: {type: array, items: {type: string, format: uri}}',
    'fileName: {type: string}',
    'receiptId: {type: string, readOnly: true}',
    'receipt: {type: object}',
    'logo: {type: string, format: byte}',
    'orderId: {type: string}',
    'documentType: {type: string}',
  ]) {
    it(`asks nothing of ${property}`, () => expect(places(fileByUri, settle(property))).to.deep.equal([]));
  }

  it('asks nothing of identifiers beside an import of records', () => {
    const described = (upload: string, more = '') => `
paths:
  /v1/crm/contacts: {post: {${more}requestBody: {content: ${upload}}, responses: {'201': ${METADATA}}}}
  /v1/crm/orders: {post: {requestBody: {content: {application/json: {schema: {type: object, properties: {contactId: {type: string}}}}}}}}`;
    const file = 'file: {type: string, format: binary}';
    expect(places(fileByUri, described(form(file)))).to.have.lengthOf(1);
    for (const [upload, more] of [
      [form(file, 'multipart/form-data', ', encoding: {file: {contentType: text/csv}}'), ''],
      [form('file: {type: string, format: binary, description: A CSV with one contact a row.}'), ''],
      [form(file), 'summary: Add the contacts of a spreadsheet, '],
      [form('csv: {type: string, format: binary}'), ''],
      [form('new_contacts_file: {type: string, format: binary}'), ''],
    ] as const)
      expect(places(fileByUri, described(upload, more)), upload).to.deep.equal([]);
  });
});
