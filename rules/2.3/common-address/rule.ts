import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { definitionNames } from '../../../model/schemas/definition-names.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { addressMember } from '../../../model/types/addresses.ts';
import { type Addresses, addressesOf, isCalledAddress } from './addresses.ts';

/** All addresses of a description share one component. Each that is described anew is reported. */
export default defineRule({
  id: 'common-address',
  statements: ['2.3/address'],
  severity: 'warn',
  summary: 'All addresses share one component, which may be extended through allOf.',
  why: 'Addresses that were described twice drift apart, and every form, printer and validator has to be written twice too.',
  answeredBy: ['role'],
  breaking: false,
  subjects: (description) => {
    const addresses = addressesOf(description);
    return addresses.all.map((node) => ({ place: node.place, node, addresses }));
  },
  judge: ({ node, addresses: { apart } }) => {
    const model = apart.get(node);
    if (model === undefined) return null;
    const message = `this schema describes an address anew; ${remedyFor(node, model)}`;
    return isFirstBeside(model, node, apart) ? { message, places: [node.place, model.place] } : { message };
  },
});

/**
 * True for the first of those that repeat an address without a name, which cannot be referred to where it stands: it is
 * wrong as well.
 */
function isFirstBeside(model: SchemaNode, node: SchemaNode, apart: Addresses['apart']): boolean {
  if (definitionNames(model).length > 0) return false;
  const first = [...apart].find(([, other]) => other === model);
  return first?.[0] === node;
}

function remedyFor(node: SchemaNode, model: SchemaNode): string {
  const [name] = definitionNames(model);
  if (name === undefined) return 'describe one address in components.schemas, and refer to it';
  const known = plain(name);
  if (!isMostlyAddress(model) && !isCalledAddress(model))
    return `describe one address in components.schemas, and refer to it here and in ${known}`;
  const { properties } = effectiveSchema(node);
  if ([...effectiveSchema(model).required.keys()].some((member) => !properties.has(member)))
    return `move what it shares with ${known} into a schema, and extend that by allOf in both, since ${known} requires more`;
  return isMostlyAddress(node) || isCalledAddress(node)
    ? `refer to ${known}, or extend it by allOf`
    : `move its members into a property that refers to ${known}`;
}

/** False for an object with an address among other things: it is none itself. */
function isMostlyAddress(node: SchemaNode): boolean {
  const names = [...effectiveSchema(node).properties.keys()];
  return 2 * names.filter((name) => addressMember(name) !== null).length > names.length;
}
