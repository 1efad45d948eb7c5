import { expect } from 'chai';
import { collectionOfParameter } from '../../../model/collections/collection-names.ts';
import collectionPlural from '../../../rules/4.1/collection-plural/rule.ts';
import { findings } from '../../support/findings.ts';
import { each } from '../text/words/tables.ts';

/** What 4.1/collection-plural says to write for paths. */
function said(paths: string, more = ''): string {
  return findings(collectionPlural, `paths: { ${paths} }${more}`)
    .map(({ message }) => message.replace(/^.*; | \(.*$/g, ''))
    .join();
}

describe('names of collections', () => {
  each(
    'by parameters that identify what is in them',
    'orders',
    `order_id order_ids order_identifier order_sid order_uuid order_guid order_key order_number order_code order_name
    order_slug order_handle order_ref order_reference orderPublicId orderExternalId`,
    collectionOfParameter,
  );
  each(
    'by parameters that do not say what is in them',
    null,
    `id itemId dataId entryId resultId recordId valueId elementId listId rowId objectId resourceId modelId order_status`,
    collectionOfParameter,
  );
  each(
    'that may hold several of what their names say',
    'name it by the plural of what it holds',
    'archive batch catalog catalogue code database directory journal ledger library list log pool queue registry set store',
    (name) => said(`'/v1/shop/price-${name}/{id}': {}`),
  );
  each(
    'that end in no noun, by their own or by that of an identifier',
    'name it by the plural of what it holds',
    'group-by/{groupByKey} status/{endToEndId} status/{referenceOfOrderId} item-for/{itemForId}',
    (name) => said(`'/v1/shop/${name}': {}`),
  );
  it('are not by identifiers that say only of what kind they are', () => {
    expect(said("'/v1/shop/composition/{uidBasedId}': {}")).to.equal('write compositions');
    expect(said("'/v1/shop/committee/{ccId}': {}")).to.equal('write committees');
  });
  it('are not that of the collection in which they stand', () => {
    expect(said("'/v1/shop/currencies/custom/{currencyId}': {}")).to.equal('name it by the plural of what it holds');
  });
  each(
    'by schemas, without the words for their purpose',
    'write events',
    `EventResponse EventRequest EventDto EventInput EventOutput EventSummary EventDetail EventDetails EventInfo FullEvent
    ShortEvent GetEvent ListEvent BaseEvent EventV2`,
    (name) => {
      const items = `{ type: array, items: { $ref: '#/components/schemas/${name}' } }`;
      const schema = `{ type: object, properties: { items: ${items} } }`;
      const answer = `{ get: { responses: { 200: { content: { application/json: { schema: ${schema} } } } } } }`;
      return said(`/v1/shop/change-log: ${answer}`, `\ncomponents: { schemas: { ${name}: { type: object } } }`);
    },
  );
});
