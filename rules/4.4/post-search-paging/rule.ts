import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { collectionOperations } from '../../../model/collections/collection-response.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode, SchemaUse } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { PAGING_NAMES } from '../../../model/query/standard-names.ts';
import { SURE_COMPANIONS } from '../../../model/query/synonym-table.ts';
import { renameOf } from '../../../model/query/synonyms.ts';
import { sameValueSchemas } from '../../../model/schemas/composition.ts';
import { descriptionsOf } from '../../../model/schemas/descriptions.ts';
import { plainName } from '../../../model/text/words/name-case.ts';

/** A property of the body of a search, with the names of the others. */
interface BodyProperty {
  readonly place: Place;
  readonly name: string;
  readonly use: SchemaUse;
  readonly beside: ReadonlySet<string>;
}

/** Names of objects that hold paging parameters. */
const CONTAINERS: ReadonlySet<string> = new Set(
  'paging pagination pageable pagerequest pageoptions pageinfo pagingoptions pagingparameters paginationoptions'.split(
    ' ',
  ),
);

/** A search by POST has the criteria in its body, and the paging parameters in its query. */
export default defineRule({
  id: 'post-search-paging',
  statements: ['4.4/post-search-paging'],
  severity: 'error',
  summary: 'The paging parameters of a search by POST stand in its query.',
  why: 'The links from page to page have no body; what chooses the page has to be in the address.',
  subjects: bodyProperties,
  judge: (property) => {
    const { name } = property;
    const shown = `${quote(name)} stands in the body of a search`;
    if (CONTAINERS.has(plainName(name)))
      return { message: `${shown}; send pageSize with page or pageToken in the query` };
    const instead = PAGING_NAMES.includes(name) ? name : pagingName(property);
    return instead === null ? null : { message: `${shown}; send ${instead} in the query` };
  },
});

function bodyProperties(description: Description): BodyProperty[] {
  const searches = collectionOperations(description).filter(
    ({ kind, operation }) => kind === 'search' && operation.method === 'post',
  );
  const properties = searches.flatMap(({ operation }) => propertiesOf(operation));
  return [...new Map(properties.map((property) => [property.place, property])).values()];
}

function propertiesOf({ requestBody }: OperationNode): BodyProperty[] {
  return (requestBody?.node?.content ?? []).flatMap(({ mediaType }) => {
    const schema = mediaType.schema?.target ?? null;
    const uses = (schema === null ? [] : sameValueSchemas(schema)).flatMap((part) =>
      part.uses.filter(({ relation }) => relation === 'property'),
    );
    const names = uses.map(({ key }) => String(key));
    return uses.map((use) => {
      const name = String(use.key);
      const beside = new Set(names.filter((other) => other !== name).map(plainName));
      return { place: use.place, name, use, beside };
    });
  });
}

/**
 * The paging parameter that a property is; null for others. Names that may be criteria (`count`, `first`) count only
 * beside other paging names.
 */
function pagingName({ name, use: { target }, beside }: BodyProperty): string | null {
  const text = target === null ? '' : descriptionsOf(target).join('\n');
  const lists = isBesidePaging(name, beside) ? true : null;
  const rename = renameOf({ name, schema: target, text, examples: [], lists, beside });
  return rename?.topic === 'paging' ? rename.instead : null;
}

/** True for a name that stands beside others, as `plainName` has them, which can only be for paging with it. */
function isBesidePaging(name: string, others: ReadonlySet<string>): boolean {
  if (SURE_COMPANIONS.split(' ').some((other) => others.has(other))) return true;
  return ['from', 'size'].includes(name) && (others.has('from') || others.has('size'));
}
