import { expect } from 'chai';
import { withJoinedReferences } from '../../source/joined-references.ts';
import { fileProblem, type InputProblem } from '../../source/problem.ts';

function broken(line: number, to: string, source = 'a.yaml'): InputProblem {
  const range = { start: { line, character: 2 }, end: { line, character: 9 } };
  return {
    code: 'invalid-ref',
    source,
    range,
    path: ['components', String(line)],
    message: `the $ref to ${to}; add it`,
  };
}

describe('withJoinedReferences', () => {
  it('joins references of one file to one missing thing, at the first by place', () => {
    const problems = [
      broken(7, '#/x'),
      broken(3, '#/x'),
      broken(5, '#/y'),
      broken(4, '#/x', 'b.yaml'),
      broken(9, '#/x'),
    ];
    const said = withJoinedReferences(problems).map(({ source, range, message, places }) => ({
      at: `${source}:${range?.start.line}`,
      message,
      lines: places?.map((place) => place.range.start.line),
    }));
    expect(said).to.have.deep.members([
      { at: 'a.yaml:3', message: 'the $ref to #/x; add it, here and at 2 more places', lines: [3, 7, 9] },
      { at: 'a.yaml:5', message: 'the $ref to #/y; add it', lines: undefined },
      { at: 'b.yaml:4', message: 'the $ref to #/x; add it', lines: undefined },
    ]);
  });

  it('keeps apart what differs only in what the message cuts', () => {
    const problems = ['a', 'b'].map((reference) => ({ ...broken(1, '#/x'), reference }));
    expect(withJoinedReferences(problems)).to.have.length(2);
  });

  it('leaves other problems as they are', () => {
    const problems = [fileProblem('a.yaml', 'it is broken'), fileProblem('a.yaml', 'it is broken')];
    expect(withJoinedReferences(problems)).to.deep.equal(problems);
  });
});
