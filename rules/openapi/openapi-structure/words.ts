import { counted, listed, plain, quote } from '../../../framework/messages.ts';
import { pathOf } from '../../../model/description/place.ts';
import type { Fault, MissingMembers, UnknownMember, WrongValue } from '../../../model/structure/fault.ts';
import { meantValue } from '../../../model/structure/meant-value.ts';
import type { ValueType } from '../../../model/structure/shape.ts';

/** What is wrong, and what to write. */
export interface Wording {
  readonly fact: string;
  readonly remedy: string;
}

/** Kinds that have a name of their own in a sentence, since a description has one, or an object has one. */
const NAMES: Readonly<Record<string, string>> = {
  description: 'the description',
  info: 'info',
  contact: 'contact',
  license: 'license',
  paths: 'paths',
  components: 'components',
  responses: 'responses',
  'external-documentation': 'externalDocs',
  'oauth-flows': 'flows',
  implicit: 'the flow implicit',
  password: 'the flow password',
  'client-credentials': 'the flow clientCredentials',
  'authorization-code': 'the flow authorizationCode',
  'device-authorization': 'the flow deviceAuthorization',
  discriminator: 'discriminator',
  xml: 'xml',
  callbacks: 'a callback',
};

/** A fault in words. */
export function wordingOf(fault: Fault): Wording {
  switch (fault.fault) {
    case 'unknown member':
      return unknownMember(fault, fault.kind);
    case 'missing':
      return missing(fault, fault.kind);
    case 'both':
      return {
        fact: `${nameOf(fault.kind)} has both ${fault.name} and ${fault.other}`,
        remedy: 'leave out one of them',
      };
    case 'wrong value':
      if (isRequiredFlag(fault)) return requiredFlag(fault);
      return { fact: `${subjectOf(fault)} is ${inWords(fault.value)}`, remedy: remedyFor(fault, fault.kind) };
    case 'wrong name':
      return wrongName(fault.name, fault.holder);
    case 'wrong count':
      return wrongCount(fault.name, fault.type);
  }
}

/** True for `required: true` in a schema, as it is written of a parameter or a body. */
function isRequiredFlag({ kind, name, entry, value }: WrongValue & Fault): boolean {
  return kind === 'schema' && name === 'required' && entry === null && typeof value === 'boolean';
}

function requiredFlag({ value, place }: WrongValue & Fault): Wording {
  const keys = pathOf(place).slice(0, -1);
  const isProperty = keys.at(-2) === 'properties';
  const isBody = keys.at(-1) === 'schema' && keys.at(-3) === 'content';
  const isParameter = keys.at(-1) === 'schema' && keys.includes('parameters') && !isBody;
  const where = isProperty
    ? 'list the property in required of its object'
    : isBody
      ? 'write required: true beside content'
      : isParameter
        ? 'write required: true in the parameter'
        : null;
  const remedy =
    value === false ? 'take it out' : where === null ? 'write a list of their names' : `take it out, and ${where}`;
  return { fact: `required is ${quote(value)}, and lists properties in a schema`, remedy };
}

function nameOf(kind: string): string {
  const name = NAMES[kind];
  if (name !== undefined) return name;
  const words = kind.replaceAll('-', ' ');
  return `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}`;
}

function unknownMember({ name, meant, belongsIn, since, isConditional }: UnknownMember, kind: string): Wording {
  const shown = named(name);
  const fact = `${shown} is no ${kind === 'schema' ? 'keyword' : 'member'} of ${nameOf(kind)}`;
  if (since !== null) {
    return { fact: `${fact} before OpenAPI ${since}`, remedy: `take it out, or write openapi: ${since}.0` };
  }
  if (isConditional) return { fact: `${fact} with these members beside it`, remedy: 'take it out' };
  if (kind === 'paths')
    return { fact: `the path ${shown} does not begin with a slash`, remedy: `write /${plain(name)}` };
  if (kind === 'responses') {
    const status = /^[1-5]xx$/i.test(name)
      ? name.toUpperCase()
      : 'a status (200), a range of statuses (2XX) or default';
    return { fact: `${shown} is no status`, remedy: `write ${meant ?? status}` };
  }
  if (meant !== null) return { fact, remedy: `write ${meant}` };
  if (belongsIn === 'content') return { fact, remedy: 'write it in content, below a media type' };
  if (belongsIn !== null) return { fact, remedy: `write it in ${belongsIn}` };
  return { fact, remedy: `take it out, or name it ${plain(`x-${name}`)}` };
}

function missing({ names, oneOf }: MissingMembers, kind: string): Wording {
  const owner = nameOf(kind).replace(/^an? /, 'this ');
  if (kind === 'parameter' && names.length === 1 && names[0] === 'required') {
    return { fact: 'this path parameter is not required', remedy: 'write required: true' };
  }
  const neither = oneOf.length === 0 ? [] : [`neither ${oneOf.join(' nor ')}`];
  const alternatives = oneOf.length === 0 ? [] : [listed(oneOf, 'or')];
  return {
    fact: `${owner} has ${listed([...names.map((name) => `no ${name}`), ...neither])}`,
    remedy: `write ${listed([...names, ...alternatives])}`,
  };
}

function subjectOf({ name, entry }: WrongValue): string {
  if (entry === null) return plain(name);
  return typeof entry === 'number' ? `an item of ${plain(name)}` : `${named(entry)} in ${plain(name)}`;
}

/** A name as it is; a blank one in quotation marks. */
function named(name: string): string {
  return name.trim() === '' ? quote(name) : plain(name);
}

function inWords(value: unknown): string {
  if (value === null) return 'empty (null)';
  return Array.isArray(value) && value.length > 0 ? `a list, ${quote(value)}` : quote(value);
}

/** Locations of Swagger 2.0, which a request body has replaced. */
const BODY_LOCATIONS: readonly unknown[] = ['body', 'formData'];

function remedyFor({ name, entry, value, type }: WrongValue, kind: string): string {
  if (kind === 'parameter' && name === 'in' && BODY_LOCATIONS.includes(value)) {
    return 'write requestBody in the operation instead of this parameter';
  }
  if (name === '$ref') return 'write a reference, which is a text';
  const wanted = `write ${wantedFor(value, type)}`;
  const isRequired = entry !== null || value !== null;
  return isRequired ? wanted : `${wanted}, or take it out`;
}

function wantedFor(value: unknown, type: ValueType): string {
  if (typeof type === 'string') return simple(value, type);
  if ('values' in type) {
    return String(meantValue(value, type) ?? listed(type.values.map(String), 'or'));
  }
  if ('either' in type) return type.either.map((one) => wantedFor(value, one)).join(', or ');
  if ('list' in type) return `a list of ${manyOf(type.list)}`;
  return 'kind' in type && type.kind === 'schema' ? 'a schema, which is an object' : 'an object';
}

function simple(value: unknown, type: Extract<ValueType, string>): string {
  const meant = meantValue(value, type);
  if (type === 'text') return meant === undefined ? 'a text' : 'it in quotes, as a text';
  if (meant !== undefined) return String(meant);
  if (type === 'boolean') return 'true or false';
  if (type === 'count') return 'an integer, 0 or greater';
  return type === 'positive number' ? 'a number greater than 0' : `${type === 'integer' ? 'an' : 'a'} ${type}`;
}

function manyOf(type: ValueType): string {
  if (type === 'text') return 'texts';
  if (typeof type === 'object' && 'kind' in type) return 'objects';
  return typeof type === 'object' && 'values' in type ? type.values.map(String).join(', ') : 'values';
}

function wrongName(name: string, holder: string): Wording {
  if (holder === 'additionalOperations') {
    return {
      fact: `the method ${plain(name)} is no name for an additional operation`,
      remedy: `write ${name.toLowerCase()} in the path item itself`,
    };
  }
  const better = name.replaceAll(/[^a-zA-Z0-9._-]+/g, '-');
  const remedy = /^-*$/.test(better)
    ? 'write letters, digits, dots, hyphens and underscores only'
    : `write ${plain(better)}`;
  return { fact: `the name ${quote(name)} in ${holder} has characters that references cannot have`, remedy };
}

function wrongCount(name: string, { least = 0, most }: { readonly least?: number; readonly most?: number }): Wording {
  if (most !== undefined)
    return { fact: `${name} does not have one entry`, remedy: `write exactly ${counted(most, 'entry', 'entries')}` };
  const entries = `at least ${counted(least, 'entry', 'entries')}`;
  if (name === 'required') return { fact: 'required is empty', remedy: `take it out, or write ${entries}` };
  return { fact: `${name} is empty`, remedy: `write ${entries}` };
}
