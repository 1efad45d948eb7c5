import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, has, type JsonObject } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';

/** A named type; or, where no type names a dialect, the description, whose root may name it for all. */
type Subject = { readonly place: Place } & ({ readonly type: SchemaNode } | { readonly rootDialect: string | null });

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** From OpenAPI 3.1 on, the root or each type names the dialect of JSON Schema in which it is written. */
export default defineRule({
  id: 'schema-dialect',
  statements: ['2.2/schema-dialect'],
  severity: 'warn',
  summary:
    'From OpenAPI 3.1 on, the schema dialect is named: 2020-12, or the hypermedia dialect where link keywords occur.',
  why: 'Validators choose the meaning of keywords by the dialect; unnamed, two of them disagree about one payload.',
  subjects: subjectsIn,
  judge: (subject) => {
    if ('rootDialect' in subject) return rootFault(subject.rootDialect);
    const { type, place } = subject;
    const declared = asString(type.value.$schema);
    const isLinked = hasLinks(type);
    const wanted = isLinked ? 'a hyper-schema dialect, since it has link keywords' : quote(DIALECT);
    if (declared === null) return { message: `this type has no $schema; set it to ${wanted}` };
    if (isLinked ? isHyperSchema(declared) : isDialect(declared)) return null;
    return { message: `$schema is ${quote(declared)}; write ${wanted}`, at: below(place, '$schema') };
  },
});

function subjectsIn(description: Description): Subject[] {
  const types = typesIn(description);
  if (description.version !== '3.1' || types.length === 0) return [];
  const rootDialect = asString(description.root.jsonSchemaDialect);
  if (types.every(({ value }) => !has(value, '$schema'))) {
    return [{ place: below(description.rootPlace, 'openapi'), rootDialect }];
  }
  return types
    .filter(({ value }) => has(value, '$schema') || !isDialect(rootDialect))
    .map((type) => ({ place: type.place, type }));
}

/**
 * The named types: the schemas of `components.schemas`, here or in another file, wherever they are written, and those
 * that are a whole file.
 */
function typesIn({ schemas }: Description): SchemaNode[] {
  const isNamed = ({ relation }: SchemaUse) => relation === 'component';
  return schemas.filter(({ usedBy, place }) => usedBy.some(isNamed) || place.parent === null || isComponent(place));
}

function isComponent({ parent }: Place): boolean {
  return parent?.key === 'schemas' && parent.parent?.key === 'components' && parent.parent.parent?.parent === null;
}

function rootFault(dialect: string | null) {
  if (isDialect(dialect)) return null;
  const fact = dialect === null ? 'nothing says the schema dialect' : `jsonSchemaDialect is ${quote(dialect)}`;
  return { message: `${fact}; set jsonSchemaDialect to ${quote(DIALECT)}` };
}

function hasLinks(type: SchemaNode): boolean {
  const own = [type];
  for (const node of own) {
    if (hasLinkKeywords(node.value)) return true;
    for (const { target } of node.uses) if (target?.written?.holder === node) own.push(target);
  }
  return false;
}

function hasLinkKeywords(schema: JsonObject): boolean {
  return Array.isArray(schema.links) || typeof schema.base === 'string';
}

function isDialect(declared: string | null): boolean {
  return declared?.replace(/#$/, '') === DIALECT;
}

function isHyperSchema(declared: string): boolean {
  return /^https?:\/\/json-schema\.org\/draft[-/][^/]+\/hyper-schema#?$/.test(declared);
}
