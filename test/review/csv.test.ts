import { expect } from 'chai';
import { csvOf } from '../../review/csv.ts';

describe('CSV', () => {
  it('quotes commas, quotes and line breaks, and ends each row in CRLF', () => {
    expect(
      csvOf([
        ['a', 'b, c', 'say "x"', 'two\nlines', 3],
        ['', ' padded'],
      ]),
    ).to.equal('a,"b, c","say ""x""","two\nlines",3\r\n," padded"\r\n');
  });

  it('is no formula in a spreadsheet, whatever a description says', () => {
    for (const text of ['=1+1', '+1', '-1', '@x', '\tx', '\nx', ' =1', '＝1'])
      expect(csvOf([[text]]).replaceAll('"', ''), text).to.match(/^'/);
    expect(csvOf([[-1, 'a=b']])).to.equal('-1,a=b\r\n');
  });
});
