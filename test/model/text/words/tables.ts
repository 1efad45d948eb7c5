import { expect } from 'chai';

/** One test per row of a table: input, expected outcome. */
export function eachRow<T>(title: string, rows: Readonly<Record<string, T>>, act: (input: string) => unknown): void {
  describe(title, () => {
    for (const [input, expected] of Object.entries(rows)) {
      it(`${JSON.stringify(input)} → ${JSON.stringify(expected)}`, () => expect(act(input)).to.deep.equal(expected));
    }
  });
}

/** The same for many inputs with one outcome. */
export function each(title: string, expected: unknown, inputs: string, act: (input: string) => unknown): void {
  eachRow(
    title,
    Object.fromEntries(
      inputs
        .trim()
        .split(/\s+/)
        .map((input) => [input, expected]),
    ),
    act,
  );
}
