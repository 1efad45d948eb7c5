import { expect } from 'chai';
import { rename } from '../../../framework/remedy.ts';
import { appliedEdits } from '../../support/applied-edits.ts';

describe('a new name of properties', () => {
  it('stands at its place alone in an example that no schema describes', () => {
    const described = (name: string) => ({
      openapi: '3.1.0',
      components: {
        examples: { One: { value: { [name]: 1 } } },
        schemas: { A: { type: 'object', properties: { user_name: { type: 'string' } } } },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('user_name')), (at) => [
        rename(at('components examples One value user_name'), 'property', 'userName'),
      ]),
    ).to.deep.equal(described('userName'));
  });
});
