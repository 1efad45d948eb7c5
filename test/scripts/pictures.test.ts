import { readFileSync, statSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';
import { TERMINAL, terminalOutput } from '../../scripts/pictures/terminal.ts';
import { terminalSvg } from '../../scripts/pictures/terminal-svg.ts';

/** The lines of text that a picture shows. */
function linesOf(svg: string): string[] {
  return [...svg.matchAll(/<text [^>]*>(.*)<\/text>/g)].map(([, line = '']) =>
    line
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replaceAll('\u00a0', ' '),
  );
}

describe('pictures of pages', () => {
  it('show in the terminal what the command prints', async () => {
    const [command, ...shown] = linesOf(readFileSync(TERMINAL, 'utf8'));
    expect(command).to.equal('$ npx lintel lint openapi.yaml');
    const output = stripVTControlCharacters(await terminalOutput());
    expect(shown, 'npm run pictures').to.deep.equal(output.trimEnd().split('\n'));
  });

  it('are small, and all in README.md or docs/editors.md', () => {
    const pages =
      readFileSync('README.md', 'utf8') +
      readFileSync('docs/editors.md', 'utf8').replaceAll('](pictures/', '](docs/pictures/');
    const files = globSync('docs/pictures/*');
    expect(files).to.have.length.above(1);
    for (const file of files) {
      expect(statSync(file).size, file).to.be.below(150 * 1024);
      expect(pages).to.include(`](${file})`);
    }
  });
});

describe('the picture of a terminal', () => {
  const [red, bold, plain] = ['\u001b[31m', '\u001b[1m', '\u001b[39m'];

  it('shows colours where they are, from line to line', () => {
    const svg = terminalSvg('x', `a${red}b${bold}c\nd${plain}e`);
    expect(
      [...svg.matchAll(/<tspan[^>]*?"spacingAndGlyphs"([^>]*)>(\w)/g)].map(([, look, text]) => `${text}${look}`),
    ).to.deep.equal([
      'a',
      'b fill="#cf222e"',
      'c fill="#cf222e" font-weight="600"',
      'd fill="#cf222e" font-weight="600"',
      'e font-weight="600"',
    ]);
  });

  it('shows one colour at a time', () => {
    const svg = terminalSvg('x', `${red}a\u001b[34mb`);
    expect([...svg.matchAll(/"spacingAndGlyphs"([^>]*)>[ab]/g)].map(([, look]) => look)).to.deep.equal([
      ' fill="#cf222e"',
      ' fill="#0969da"',
    ]);
  });

  it('takes text for text', () => {
    expect(linesOf(terminalSvg('lint <a> & b', '')).slice(0, 1)).to.deep.equal(['$ lint <a> & b']);
  });

  it('is refused for what it cannot show', () => {
    expect(() => terminalSvg('x', '\u001b[45mpink')).to.throw('the picture has no look for the code 45');
  });
});
