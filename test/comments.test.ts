import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';

const WIDEST = 120;

/** A line that is a comment; those that tell a tool something cannot be broken. */
const COMMENT = /^\s*(?:\/\*\*|\*|\/\/) (?!biome-ignore|@ts-)/;

describe('comments', () => {
  const files = globSync('**/*.ts', { ignore: ['**/node_modules', 'dist', '**/*.generated.ts'] });

  it(`are at most ${WIDEST} columns wide, as code is`, () => {
    expect(files).to.have.length.above(1_000);
    const tooWide = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.length > WIDEST && COMMENT.test(line) ? [`${file}:${index + 1}`] : [])),
    );
    expect(tooWide).to.deep.equal([]);
  });
});
