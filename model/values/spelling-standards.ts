import { annotated } from '../annotations/annotations.ts';
import type { Description } from '../description/description.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { memoize, memoizeLast, memoizeText } from '../lib/memoize.ts';
import { isLinkObject } from '../links/links.ts';
import { patchItemSchemas } from '../operations/json-patch.ts';
import { isOAuthMember } from '../operations/oauth-bodies.ts';
import { mayMean } from '../query/synonyms.ts';
import { compatibleSchemas, familyPropertyNames, propertyNamesIn } from '../schemas/composition.ts';
import { type DescribedField, fieldsDescribedBy } from '../schemas/fields.ts';
import { listedTexts } from '../schemas/listed-values.ts';
import { hasLanguageForm } from '../text/standards/bcp-47.ts';
import { isStandardHeader } from '../text/standards/http-headers.ts';
import { isTimezoneName } from '../text/standards/iana-time-zones.ts';
import { isSubdivisionCode } from '../text/standards/iso-3166.ts';
import { isProgramLanguage, OTHER_LANGUAGE_WORDS } from '../text/standards/program-languages.ts';
import { isUcumUnit } from '../text/standards/ucum.ts';
import { isUpperCase, toCamelCase } from '../text/words/name-case.ts';
import { splitWords } from '../text/words/split-words.ts';

/** A standard that prescribes the spelling of values, which need not be UPPER_CASE then (statement 2.1/enum-values). */
export interface ValueStandard {
  /** What one of its values is called, with an article: `a BCP-47 tag`. */
  readonly nameWithArticle: string;
  /** A value, for the remedy. */
  readonly example: string;
  readonly isValid: (value: string) => boolean;
  /**
   * The value that another text stands for: `es-MX` for `es_MX`; null where it is not known. Left out where it never
   * is.
   */
  readonly suggestion?: (value: string) => string | null;
  /** True where fields for other values have the same names: a unit may be a month, and a content type a check box. */
  readonly nameIsCommon?: boolean;
}

/** Recognised by the words of a field's or component's name, joined by hyphens. */
const BY_NAME: readonly (ValueStandard & { readonly names: RegExp })[] = [
  {
    names: new RegExp(`^(?!.*(?:${OTHER_LANGUAGE_WORDS})-).*\\b(?:languages?|langs?|locales?)(?:-(?:code|tag|id)s?)?$`),
    nameWithArticle: 'a BCP-47 tag',
    example: 'en-US',
    isValid: hasLanguageForm,
    suggestion: (value) => (hasLanguageForm(value.replaceAll('_', '-')) ? value.replaceAll('_', '-') : null),
  },
  {
    names: /(?:^|-)(?:time-?zones?|tz)(?:-(?:name|id|code)s?)?$/,
    nameWithArticle: 'an IANA timezone',
    example: 'Europe/Berlin',
    isValid: isTimezone,
  },
  {
    // CloudEvents writes its attributes in one: datacontenttype.
    names: /(?:^|-|data)(?:mime|(?:mime|media|content)-?types?)$/,
    nameWithArticle: 'a media type',
    example: 'image/png',
    isValid: isMediaType,
    nameIsCommon: true,
  },
  {
    names: /(?:^|-)(?:uoms?|units?|units?-of-measure(?:ment)?)(?:-codes?)?$/,
    nameWithArticle: 'a UCUM unit',
    example: 'kg',
    isValid: isUcumUnit,
    nameIsCommon: true,
  },
  {
    names: /(?:^|-)(?:provinces?|subdivisions?)(?:-codes?)?$/,
    nameWithArticle: 'an ISO 3166-2 code',
    example: 'US-CA',
    isValid: (value) => value.includes('-') && isSubdivisionCode(value),
  },
  {
    // Sections 2.3 and 2.6 call these human-readable: what is written in words is no code.
    names: /(?:^|-)(?:messages?|descriptions?)$/,
    nameWithArticle: 'a human-readable text',
    example: 'The card has expired.',
    isValid: (value) => /\S\s+\S/.test(value),
  },
  {
    names: /^sort-order$/,
    nameWithArticle: 'a sort order',
    example: 'asc',
    isValid: (value) => value === 'asc' || value === 'desc',
  },
];

const LANGUAGE_TAG = BY_NAME.find(({ isValid }) => isValid === hasLanguageForm) ?? null;
const MEDIA_TYPE = BY_NAME.find(({ isValid }) => isValid === isMediaType) ?? null;

/** For values that another rule judges, or another standard spells. */
const JUDGED_ELSEWHERE: ValueStandard = { nameWithArticle: '', example: '', isValid: () => true };

/** The directions of sorting in a parameter of another name, which sort-names reports. */
const DIRECTION: ValueStandard = {
  nameWithArticle: '',
  example: '',
  isValid: (value) => value === 'asc' || value === 'desc',
};

/** The versions of a parameter such as `apiVersion`: section 9 spells them, and path-version says where they belong. */
const MAJOR_VERSION: ValueStandard = {
  nameWithArticle: '',
  example: '',
  isValid: (value) => /^v\d+$/.test(value),
};

/** The values of `fields` and `sortBy`, and of a parameter of another name, which sort-names reports. */
const PROPERTY_NAME: ValueStandard = {
  nameWithArticle: 'a property name',
  example: 'createTime',
  isValid: isPropertyPath,
  suggestion: (value) => (/^[A-Za-z0-9_-]+$/.test(value) ? toCamelCase(value) : null),
};

/** The spelling of a schema's values other than UPPER_CASE. */
export interface Spelling {
  /** True for a value that is spelled as a standard prescribes, or that another rule judges. */
  readonly admits: (value: string) => boolean;
  /** The standard by the name of the field or component, whether or not its values are valid; null for none. */
  readonly standard: ValueStandard | null;
}

const ANNOTATED: Spelling = { admits: () => true, standard: null };

/**
 * The spelling of a schema's values: any with `x-lintel.standard` at or above it, else by the standards of its fields
 * and of its names as a component. A value is admitted by a standard of a component name, or by those of all fields.
 */
export function spellingOf(node: SchemaNode, description: Description): Spelling {
  return spellingsIn(description)(node);
}

/**
 * True where a standard spells a schema's values in another way than UPPER_CASE, by what they are and not by those that
 * are listed: the naming pattern would shut out the right ones. Names that other values have, too, do not tell.
 */
export function isSpelledOtherwise(node: SchemaNode, description: Description): boolean {
  const { standard, admits } = spellingOf(node, description);
  if (standard === null) return admits('');
  return standard.nameIsCommon !== true && !isUpperCase(standard.example) && !/\s/.test(standard.example);
}

/** Memoized, since a list asks for each of its values. */
const spellingsIn = memoize((description: Description) =>
  memoizeLast((node: SchemaNode) => readSpelling(node, description)),
);

function readSpelling(node: SchemaNode, description: Description): Spelling {
  if (annotated(node.place, 'standard') !== undefined) return ANNOTATED;
  const { fields, componentNames } = fieldsDescribedBy(node, description);
  const isOther = listedTexts(node).values.some(({ value }) => isProgramLanguage(value));
  const meant = (standard: ValueStandard | null) => (isOther && standard === LANGUAGE_TAG ? null : standard);
  const ofFields = fields.map((field) => meant(standardOfField(field, node, description)));
  const ofComponents = componentNames.flatMap((name) => meant(standardByName(name)) ?? []);
  return {
    standard: [...ofFields, ...ofComponents].find((one) => one !== null && one.nameWithArticle !== '') ?? null,
    admits: (value) =>
      ofComponents.some(({ isValid }) => isValid(value)) ||
      (ofFields.length > 0 && ofFields.every((standard) => standard?.isValid(value) === true)),
  };
}

function standardOfField(field: DescribedField, values: SchemaNode, description: Description): ValueStandard | null {
  const { kind, name, object } = field;
  if (kind === 'header') return isStandardHeader(name) ? JUDGED_ELSEWHERE : null;
  if (kind === 'property' && object !== null && isOAuthMember(name, object, description)) return JUDGED_ELSEWHERE;
  if (kind === 'property' && object !== null)
    return standardInObject(name, object, description) ?? standardByName(name);
  if (kind !== 'parameter') return null;
  if (isOAuthMember(name, values, description)) return JUDGED_ELSEWHERE;
  if (name === 'sortOrder' || name === 'sort') return JUDGED_ELSEWHERE;
  if (mayMean(name, 'sortOrder')) return DIRECTION;
  if (splitWords(name).at(-1) === 'version') return MAJOR_VERSION;
  const namesProperties = name === 'fields' || name === 'sortBy' || mayMean(name, 'sortBy');
  return namesProperties ? PROPERTY_NAME : standardByName(name);
}

function standardInObject(name: string, object: SchemaNode, description: Description): ValueStandard | null {
  const has = (...names: string[]) => names.every((one) => familyPropertyNames(object).has(one));
  if (name === 'rel' && isLinkObject(object)) return JUDGED_ELSEWHERE;
  if (name === 'op' && (has('path') || patchItemSchemas(description).has(object))) return JUDGED_ELSEWHERE;
  if (name === 'location' && (has('issue') || has('field'))) return JUDGED_ELSEWHERE;
  if (name !== 'type') return null;
  // Of variants, one may have a size, and another one the URL of an image: what they share is the kind of variant.
  const beside = propertyNamesIn(compatibleSchemas(object));
  return beside.has('size') && beside.has('url') ? MEDIA_TYPE : null;
}

/** The standard that spells the values of a field or component, by its name; null for none. */
export const standardByName: (name: string) => ValueStandard | null = memoizeText((name) => {
  const words = splitWords(name).join('-');
  return BY_NAME.find(({ names }) => names.test(words)) ?? null;
});

/**
 * True for a name of the IANA time zone database by its form, since the description may be newer than the database
 * here; or for an old name without an area (`Cuba`, `GB-Eire`), to which none are added.
 */
function isTimezone(value: string): boolean {
  return IN_AREA.test(value) || (/^[A-Z]/.test(value) && isTimezoneName(value));
}

const IN_AREA =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US)(?:\/[A-Za-z0-9_+-]+)+$/;

function isPropertyPath(value: string): boolean {
  return /^-?[a-z][A-Za-z0-9]*(?:[./][a-z][A-Za-z0-9]*)*$/.test(value);
}

function isMediaType(value: string): boolean {
  return /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+(?:\s*;.*)?$/.test(value);
}
