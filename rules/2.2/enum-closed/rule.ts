import { defineRule } from '../../../framework/define-rule.ts';
import { counted } from '../../../framework/messages.ts';
import { annotated } from '../../../model/annotations/annotations.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { patchItemSchemas } from '../../../model/operations/json-patch.ts';
import { usesOfValues } from '../../../model/schemas/composition.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { hasListedValues } from '../../../model/schemas/listed-values.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';

/** The operations of a JSON Patch (RFC 6902, section 4). */
const PATCH_OPERATIONS: ReadonlySet<string> = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test']);

/**
 * Asks of every `enum` whether its set of values can ever change, unless `x-lintel` says that it is closed or which
 * standard fixes it, or its values do: the operations of a JSON Patch, yes and no, the empty text, or one value, a
 * constant.
 */
export default defineRule({
  id: 'enum-closed',
  statements: ['2.2/enum-closed'],
  severity: 'hint',
  summary: 'enum is used only for sets that never change.',
  why: 'A value that is added to an enum later is an error to every client that validates, so that adding one breaks them.',
  answeredBy: ['closed', 'standard'],
  question:
    'Will no value ever be added to these sets? If one may, document the values instead of listing them by enum.',
  subjects: ({ schemas }) => schemas.filter((node) => Array.isArray(node.value.enum) && describesValue(node)),
  judge: (node, description) => {
    const { value, place } = node;
    if (isSurelyClosed(node, description) || isOpen(node)) return null;
    if (annotated(place, 'closed') === true || annotated(place, 'standard') !== undefined) return null;
    const size = counted((value.enum as unknown[]).length, 'value');
    const message = `enum closes this set of ${size}; if it can ever grow, document the values instead, else annotate x-lintel.closed`;
    return { message, at: below(place, 'enum') };
  },
});

/**
 * True for a branch of `anyOf`, and nothing else, beside which another one admits every string: the values that are
 * listed are only known ones.
 */
function isOpen(node: SchemaNode): boolean {
  const uses = usesOfValues(node);
  return uses.length > 0 && uses.every(isBesideEveryString);
}

function isBesideEveryString({ relation, holder }: SchemaUse): boolean {
  if (relation !== 'anyOf' || holder === null) return false;
  const branches = holder.uses.filter((use) => use.relation === 'anyOf');
  return branches.some(({ target }) => target !== null && admitsEveryString(target));
}

function admitsEveryString(schema: SchemaNode): boolean {
  return (
    typesOf(schema).includes('string') &&
    !hasListedValues(schema) &&
    keywordOf(schema, 'pattern') === undefined &&
    keywordOf(schema, 'format') === undefined &&
    keywordOf(schema, 'const') === undefined
  );
}

const ANSWERS = new Set(['true', 'false', 'yes', 'no', 'on', 'off']);

function isSurelyClosed(node: SchemaNode, description: Description): boolean {
  const { value } = node;
  if ((value.enum as unknown[]).filter((one) => one !== null).length === 1) return true;
  const values = (value.enum as unknown[]).filter((one) => one !== null && one !== '');
  if (values.length === 0) return (value.enum as unknown[]).includes('');
  if (values.every((one) => typeof one === 'boolean' || ANSWERS.has(asString(one)?.toLowerCase() ?? ''))) return true;
  const uses = usesOfValues(node);
  const isOperation = uses.length > 0 && uses.every(({ relation, key }) => relation === 'property' && key === 'op');
  const ofPatches = patchItemSchemas(description);
  if (isOperation && uses.every(({ holder }) => holder !== null && ofPatches.has(holder))) return true;
  return isOperation && values.every((one) => PATCH_OPERATIONS.has(asString(one) ?? ''));
}
