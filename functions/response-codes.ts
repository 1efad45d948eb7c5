import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { lacking, listed, plain } from '../framework/messages.ts';
import { chosenOperations, OPERATION_CHOICE } from '../framework/operation-choice.ts';
import { type Remedy, remove, set } from '../framework/remedy.ts';
import type { Description } from '../model/description/description.ts';
import { asString } from '../model/description/json.ts';
import type { OperationNode, ResponseNode, Use } from '../model/description/nodes.ts';
import { below, type Place } from '../model/description/place.ts';
import { hasContent } from '../model/operations/body-content.ts';
import { leadingVerbs } from '../model/operations/leading-verbs.ts';
import { preferenceOf } from '../model/operations/prefer-header.ts';
import { documentsStatus, isSuccess, responseOf, responsePlace } from '../model/operations/responses.ts';
import { classifyPaths } from '../model/paths/classify.ts';
import { givesReason } from '../model/text/words/justification.ts';
import { splitWords } from '../model/text/words/split-words.ts';
import { documentedErrors } from './remedies/documented-status.ts';

const statuses = { type: 'array', items: { type: 'string' } } as const satisfies JSONSchema;

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  anyOf: [{ required: ['wanted', 'remedy'] }, { required: ['unwanted'] }, { required: ['preferred'] }],
  properties: {
    ...OPERATION_CHOICE,
    wanted: {
      description:
        'Of each of these lists, one status at least is documented; a range such as 4XX counts, default does not.',
      type: 'array',
      items: { ...statuses, minItems: 1 },
    },
    remedy: { description: 'What to do where one is missing.', type: 'string' },
    remedyOfCreation: {
      description:
        'The remedy for an operation that creates, by its texts or because clients choose the name at the end of its path.',
      type: 'string',
    },
    besides: {
      description: 'Successes that are right beside a wanted one, so that they are not what stands in its place.',
      ...statuses,
    },
    unwanted: {
      description: 'Statuses that are not documented, as they are written, with what to do instead.',
      type: 'object',
      additionalProperties: { type: 'string' },
    },
    preferred: {
      description:
        'Statuses that are documented only where the Prefer header takes a token: the token, and what to do instead.',
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['token', 'remedy'],
        properties: { token: { type: 'string' }, remedy: { type: 'string' } },
      },
    },
    takenOut: { description: 'Of the unwanted statuses those in whose place nothing else stands.', ...statuses },
    instead: {
      description: 'The status without a body that takes the place of an unwanted one.',
      type: 'object',
      additionalProperties: { type: 'string' },
    },
    unless: { description: 'Leaves out operations that document one of these.', ...statuses },
    whereBody: { description: 'Leaves out operations that do not answer one of these with a body.', ...statuses },
    unlessJustified: {
      description: 'Leaves out operations whose own description, or that of such an answer, gives a reason.',
      type: 'boolean',
    },
  },
} as const satisfies JSONSchema;

type ResponseCodesOptions = OptionsOf<typeof OPTIONS>;

/**
 * The statuses that operations document: which must be there, and which must not. An operation that documents none at
 * all is incomplete, which validation against OpenAPI reports.
 */
export default defineFunction({
  name: 'responseCodes',
  options: OPTIONS,
  subjects: (description, options) =>
    chosenOperations(description, options).filter((operation) => isConcerned(operation, options)),
  judge: (operation, options, description) => {
    const present = [...unwantedCodes(operation, options), ...notPreferred(operation, options, description)];
    // A finding about a wrong success names what belongs in its place.
    if (present.some(({ code }) => isSuccess(code))) return present;
    return [...present, ...missingCodes(operation, options, description)];
  },
});

function isConcerned(operation: OperationNode, { unless = [], whereBody, unlessJustified }: ResponseCodesOptions) {
  if (operation.responses.length === 0 || unless.some((status) => documentsStatus(operation, status))) return false;
  if (whereBody === undefined) return true;
  const answers = whereBody.flatMap((status) => responseOf(operation, status)?.node ?? []).filter(hasContent);
  return answers.length > 0 && !(unlessJustified === true && [operation, ...answers].some(isJustified));
}

function isJustified({ value }: OperationNode | ResponseNode): boolean {
  return [value.description, value.summary].some((text) => givesReason(asString(text) ?? ''));
}

interface WrongCode extends Violation {
  readonly code: string;
}

function unwantedCodes(operation: OperationNode, options: ResponseCodesOptions): WrongCode[] {
  const { method, responses } = operation;
  const { unwanted = {} } = options;
  return responses.flatMap((use) => {
    const { key, place } = use;
    if (!Object.hasOwn(unwanted, key)) return [];
    const message = `${method.toUpperCase()} answers ${key}; ${unwanted[key]}`;
    return [{ code: key, at: place, message, remedy: () => withoutCode(use, operation, options) }];
  });
}

/**
 * Takes an unwanted status out, and writes the one that belongs in its place, with the headers. An operation keeps at
 * least one response. None where the headers refer to parts of another file.
 */
function withoutCode(
  { key: code, place, node }: Use<ResponseNode>,
  operation: OperationNode,
  { takenOut = [], instead = {} }: ResponseCodesOptions,
): Remedy {
  if (takenOut.includes(code)) return operation.responses.length > 1 ? [remove(place)] : [];
  const other = instead[code];
  if (other === undefined) return [];
  if (documentsStatus(operation, other)) return [remove(place)];
  const headers = node?.value.headers;
  if (headers !== undefined && node?.place.file !== place.file) return [];
  const said = node === null || hasContent(node) ? null : asString(node.value.description);
  const response = { description: said ?? 'No content', ...(headers !== undefined && { headers }) };
  return [remove(place), set(responsePlace(operation, other), response)];
}

function notPreferred(
  operation: OperationNode,
  { preferred = {} }: ResponseCodesOptions,
  description: Description,
): WrongCode[] {
  return Object.entries(preferred).flatMap(([code, { token, remedy }]) => {
    const response = responseOf(operation, code);
    const lack = response === null ? null : lackOfPreference(operation, response, token, description);
    if (response === null || lack === null) return [];
    const message = `${operation.method.toUpperCase()} answers ${code} ${lack}; ${remedy}`;
    return [{ code, at: response.place, message }];
  });
}

function lackOfPreference(
  operation: OperationNode,
  { node }: Use<ResponseNode>,
  token: string,
  description: Description,
): string | null {
  if (node !== null && !hasContent(node)) return 'without a body';
  const preference = preferenceOf(operation, token, description);
  if (preference === 'absent') return 'without a Prefer header to ask for it';
  return preference === 'refused' ? `though its Prefer header does not take ${token}` : null;
}

function missingCodes(operation: OperationNode, options: ResponseCodesOptions, description: Description) {
  const { wanted = [], besides = [] } = options;
  const missing = wanted.filter((statuses) => !statuses.some((status) => documentsStatus(operation, status)));
  const [first] = missing;
  if (first === undefined) return [];
  const words = remedyFor(operation, options, description);
  const method = operation.method.toUpperCase();
  const answers = operation.responses.filter(({ key }) => isSuccess(key));
  const covers = missing.flat().map((status) => responsePlace(operation, status));
  if (missing.length > 1 || !first.every(isSuccess) || answers.length === 0) {
    const message = `${method} documents ${lacking(missing.map(([status]) => status ?? ''))}; ${words}`;
    const remedy = () => missingErrors(missing, operation, description);
    return [{ message, at: placeOfResponses(operation), covers, remedy }];
  }
  const [only] = answers;
  const at = answers.length === 1 && only !== undefined && !besides.includes(only.key) ? only.place : undefined;
  const statuses = answers.map(({ key }) => plain(key)).sort();
  const message = `${method} answers only ${listed(statuses)}; ${words}`;
  return [{ message, at: at ?? placeOfResponses(operation), covers }];
}

/** Documents the first status of each list; nothing where one of them is no error. */
function missingErrors(
  missing: readonly (readonly string[])[],
  operation: OperationNode,
  description: Description,
): Remedy {
  const statuses = missing.flatMap(([status]) => status ?? []);
  if (statuses.some((status) => !/^[45]/.test(status))) return [];
  // Without an answer for either, 422 may stand in place of the 400 that a PATCH documents (7.1/errors-documented).
  const asksFor400 = operation.method === 'patch' && !documentsStatus(operation, '400');
  if (asksFor400 && statuses.includes('422') && !statuses.includes('400')) return [];
  return documentedErrors(
    statuses.map((status) => responsePlace(operation, status)),
    description,
  );
}

function remedyFor(operation: OperationNode, options: ResponseCodesOptions, description: Description): string {
  const { remedy = '', remedyOfCreation = remedy } = options;
  return !documentsStatus(operation, '201') && creates(operation, description) ? remedyOfCreation : remedy;
}

/** Verbs of what makes a new resource. */
const CREATION = ['create', 'add', 'upsert', 'insert'];

function creates(operation: OperationNode, description: Description): boolean {
  const verbs = leadingVerbs(operation);
  return CREATION.some((verb) => verbs.has(verb)) || endsInChosenName(operation, description);
}

/** True for a path such as `/attachments/{fileName}`. */
function endsInChosenName({ pathItem }: OperationNode, description: Description): boolean {
  return classifyPaths(description)
    .ofPathItem(pathItem)
    .some(({ template }) => {
      const [name] = template.segments.at(-1)?.parameterNames ?? [];
      return /^(?:name|filename)$/.test(splitWords(name ?? '').at(-1) ?? '');
    });
}

function placeOfResponses({ value, place }: OperationNode): Place {
  return Object.hasOwn(value, 'responses') ? below(place, 'responses') : place;
}
