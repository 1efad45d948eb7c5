import { expect } from 'chai';
import openapiStructure from '../../rules/openapi/openapi-structure/rule.ts';
import { lintText } from '../support/lint-text.ts';

describe('openapi-structure', () => {
  it('shows a blank name in quotation marks', () => {
    const text = `openapi: 3.1.1
info: {title: T, version: 1.0.0}
' ': 1
paths: {}
components: {schemas: {'': /}}
`;
    const said = lintText({ text }, [openapiStructure]).map(({ message }) => message);
    expect(said.filter((message) => /^"/.test(message))).to.have.length(2);
    expect(said).to.include('"" in schemas is "/"; write a schema, which is an object (openapi)');
  });
});
