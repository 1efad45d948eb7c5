import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { definitionNames } from '../../../model/schemas/definition-names.ts';
import { addressesOf } from './addresses.ts';

/** All addresses of a description share one component. Each that is described anew is reported. */
export default defineRule({
  id: 'common-address',
  statements: ['2.3/address'],
  severity: 'warn',
  summary: 'All addresses share one component, which may be extended through allOf.',
  why: 'Addresses that were described twice drift apart, and every form, printer and validator has to be written twice too.',
  breaking: false,
  subjects: (description) => {
    const addresses = addressesOf(description);
    return addresses.all.map((node) => ({ place: node.place, node, addresses }));
  },
  judge: ({ node, addresses: { common, apart } }) => {
    if (common === null || !apart.has(node)) return null;
    const [name] = definitionNames(common);
    const remedy =
      name === undefined
        ? 'describe one address in components.schemas, and refer to it'
        : `refer to ${plain(name)}, or extend it by allOf`;
    return { message: `this schema describes an address anew; ${remedy}` };
  },
});
