import { expect } from 'chai';
import { listedStrings, upperCaseFor } from '../../../model/values/upper-case-values.ts';

describe('values in UPPER_CASE', () => {
  for (const [listed, value, upper] of [
    [['red', 'green'], 'red', 'RED'],
    [['lightBlue'], 'lightBlue', 'LIGHT_BLUE'],
    [['RED'], 'red', 'RED'],
    [['red*', 'red', 'RED'], 'red', null],
    [['red*', 'red', 'RED'], 'RED', 'RED'],
    [['lightBlue'], 'LIGHTBLUE', 'LIGHT_BLUE'],
    [[], 'blue', 'BLUE'],
    [[], '日本', null],
    [['13', '13+'], '13+', '13_PLUS'],
    [['+Inf'], '+Inf', 'PLUS_INF'],
    [['A+', 'A-'], 'A-', 'A_MINUS'],
    [['-1', '1'], '-1', 'MINUS_1'],
    [['none -', '- all'], 'none -', 'NONE'],
    [['none -', '- all'], '- all', 'ALL'],
    [['image/svg+xml'], 'image/svg+xml', 'IMAGE_SVG_XML'],
  ] as const) {
    it(`replace ${value} beside ${listed.join(', ') || 'none'} by ${upper}`, () => {
      expect(upperCaseFor(value, listedStrings(listed))).to.equal(upper);
    });
  }
});
