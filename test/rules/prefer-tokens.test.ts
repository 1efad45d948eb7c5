import { expect } from 'chai';
import preferTokens from '../../rules/9.1/prefer-tokens/rule.ts';
import { findings } from '../support/findings.ts';

describe('prefer-tokens', () => {
  it('shows a text that the bounds of the length admit, too', () => {
    const prefer = (more: string) =>
      findings(
        preferTokens,
        `components: {parameters: {P: {name: Prefer, in: header, schema: {type: string${more}}}}}`,
      );
    expect(prefer(', pattern: "^[a-z]*$"')[0]?.message).to.include('admits "",');
    const [atLeastOne] = prefer(', minLength: 1, pattern: "^[a-z]*$"');
    expect(atLeastOne?.message).to.match(/admits "[a-z]+",/);
    const [atMost] = prefer(', minLength: 3, maxLength: 3, pattern: "^[a-z]*$"');
    expect(atMost?.message).to.match(/admits "[a-z]{3}",/);
    expect(prefer(', minLength: 8, pattern: "^(return=minimal|x)$"')).to.be.empty;
  });
});
