import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Place } from '../../../model/description/place.ts';
import { Context } from '../../../model/description/schema-contexts.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { type Field, fieldsNamed } from '../../../model/schemas/fields.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';
import { toPluralName, toSingularName } from '../../../model/text/words/plural-names.ts';
import { annotatedRoleOfField } from '../../../model/types/annotated-role.ts';
import { describesColumn } from '../../../model/types/column-descriptions.ts';
import { isLocaleName } from '../../../model/types/locales.ts';

/** What is called a locale in a body is an object; a query parameter cannot be one. */
export default defineRule({
  id: 'locale-not-bare',
  statements: ['2.3/locale'],
  severity: 'warn',
  summary: 'What is called a locale is an object of country_code and language, and no string.',
  why: 'A string leaves open whether its second half is a country, a script or a variant, and how the two are joined.',
  answeredBy: ['role'],
  subjects: (description) => {
    const fields = fieldsNamed(description, isLocaleName).filter(isCalledLocale);
    const defined = new Set(fields.filter(({ kind }) => kind === 'definition').map(({ schema }) => schema));
    // A schema that is called a locale itself is reported once, and not at every use.
    return fields.filter(
      ({ kind, schema }) => kind === 'definition' || !effectiveSchema(schema).parts.some((part) => defined.has(part)),
    );
  },
  judge: ({ schema, name, repeated, object }) => {
    const types = typesOf(schema);
    if (!types.includes('string') || types.includes('object')) return null;
    if (repeated) {
      const plural = toPluralName(toSingularName(name));
      const under = plural === name ? '' : ` under the name ${plain(plural)}`;
      const remedy = `make them objects of country_code and language${under}, or name it languages if they are tags`;
      return { message: `the items of ${plain(name)} are strings; ${remedy}`, covers: nameOf(name, object) };
    }
    const message = `${plain(name)} is a string; make it an object of country_code and language, or call it language if it is a tag`;
    return { message };
  },
});

/** Where the property is named, which is called by the singular of what it holds. */
function nameOf(name: string, object: Field['object']): Place[] {
  const uses = object?.uses ?? [];
  return uses.filter(({ relation, key }) => relation === 'property' && key === name).map(({ place }) => place);
}

function isCalledLocale(field: Field): boolean {
  const { kind, name, schema, repeated } = field;
  // A plural string is a list of locales, or of something else.
  if ((!repeated && name.endsWith('s')) || describesColumn(schema)) return false;
  if ((annotatedRoleOfField(field) ?? 'locale') !== 'locale') return false;
  return kind === 'property' || (kind === 'definition' && (schema.contexts & Context.jsonPropertyNames) !== 0);
}
