import { expect } from 'chai';
import { FORMATS, type Format, reportFor } from '../../reports/formats.ts';
import { ON_KEY, write } from './report-fixture.ts';

const LINES = ['', '', '', '', '', '', '    "account_holder":', '                     {', '  "type": "string"', '  }'];

/** What a report has of a key at line 7, columns 5 to 20, whose value begins at 8:22. */
const SHOWN: Readonly<Record<Exclude<Format, 'json'>, RegExp>> = {
  stylish: / {2}7:5 {2}error .*\n +\| {5}"account_holder":\n +\| {5}\^{16}\n/,
  pretty: /^7:5 /m,
  text: /shop\.yaml:7:5 error/,
  junit: /line 7, col 5,/,
  html: /7:5/,
  teamcity: / line='7' /,
  'github-actions': /col=5,endColumn=21,line=7,endLine=7::/,
  sarif: /"region": \{\s*"startLine": 7,\s*"startColumn": 5,\s*"endLine": 7,\s*"endColumn": 21\s*\}/,
  'code-climate': /"begin": \{\s*"line": 7,\s*"column": 5\s*\},\s*"end": \{\s*"line": 7,\s*"column": 21/,
  gitlab: /"begin": \{\s*"line": 7,\s*"column": 5\s*\},\s*"end": \{\s*"line": 7,\s*"column": 21/,
  markdown: /\| 7:5 \| 7:21 \|/,
};

describe('a finding about a key', () => {
  for (const format of FORMATS) {
    if (format === 'json') continue;
    it(`stands at the key in ${format}`, async () => {
      const text = await write(await reportFor(format), [ON_KEY], {}, { textOf: () => LINES.join('\n') });
      expect(text).to.match(SHOWN[format]);
    });
  }

  it('has both ranges in json, where a finding about a value has one', async () => {
    const { keyRange, ...onValue } = ON_KEY;
    const [key, value] = JSON.parse(await write(await reportFor('json'), [ON_KEY, onValue])) as object[];
    expect(key).to.deep.equal({ ...value, keyRange });
    expect(value).to.have.deep.property('range', ON_KEY.range);
    expect(value).not.to.have.property('keyRange');
  });
});
