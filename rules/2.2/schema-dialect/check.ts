import { defineFunction } from '../../../framework/define-function.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, has, type JsonObject } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';

export interface SchemaDialectOptions {
  /** The URI of the dialect. */
  readonly dialect: string;
}

/** A type, or the description as a whole when nothing in it names a dialect. */
interface Subject {
  readonly place: Place;
  readonly declared: string | null;
  readonly linked: boolean;
  readonly whole: boolean;
}

/** From OpenAPI 3.1 on, the root or each type says which dialect of JSON Schema it is written in. */
export default defineFunction<Subject, SchemaDialectOptions>({
  name: 'schemaDialect',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['dialect'],
    properties: { dialect: { type: 'string' } },
  },
  subjects: subjectsIn,
  judge: ({ place, declared, linked, whole }, { dialect }) => {
    if (whole) {
      const fact = declared === null ? 'nothing says the schema dialect' : `jsonSchemaDialect is ${quote(declared)}`;
      return { message: `${fact}; set jsonSchemaDialect to ${quote(dialect)}` };
    }
    const wanted = linked ? 'a hyper-schema dialect, since it has link keywords' : quote(dialect);
    if (declared === null) return { message: `this type has no $schema; set it to ${wanted}` };
    if (linked ? isHyperSchema(declared) : isSame(declared, dialect)) return null;
    return { message: `$schema is ${quote(declared)}; write ${wanted}`, at: below(place, '$schema') };
  },
});

function subjectsIn(description: Description, { dialect }: SchemaDialectOptions): Subject[] {
  const types = typesIn(description);
  const root = asString(description.root.jsonSchemaDialect);
  if (description.version !== '3.1' || types.length === 0) return [];
  if (types.every(({ value }) => !has(value, '$schema'))) {
    if (root !== null && isSame(root, dialect)) return [];
    return [{ place: below(description.rootPlace, 'openapi'), declared: root, linked: false, whole: true }];
  }
  return types
    .filter(({ value }) => has(value, '$schema') || root === null || !isSame(root, dialect))
    .map((type) => ({
      place: type.place,
      declared: asString(type.value.$schema),
      linked: hasLinks(type),
      whole: false,
    }));
}

/** The named types: the schemas of `components.schemas`, and those that are a whole file. */
function typesIn({ schemas }: Description): SchemaNode[] {
  return schemas.filter(({ written, place }) => written?.relation === 'component' || place.parent === null);
}

function hasLinks(type: SchemaNode): boolean {
  const own = [type];
  for (const node of own) {
    if (linkKeywords(node.value)) return true;
    for (const { target } of node.uses) if (target?.written?.holder === node) own.push(target);
  }
  return false;
}

function linkKeywords(schema: JsonObject): boolean {
  return Array.isArray(schema.links) || typeof schema.base === 'string';
}

function isSame(declared: string, dialect: string): boolean {
  return declared.replace(/#$/, '') === dialect.replace(/#$/, '');
}

function isHyperSchema(declared: string): boolean {
  return /^https?:\/\/json-schema\.org\/draft[-/][^/]+\/hyper-schema#?$/.test(declared);
}
