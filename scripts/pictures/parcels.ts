import { readFileSync } from 'node:fs';

/** Changes of the reference description that break a few statements: what stands there, and what is to stand there. */
const FAULTS: readonly (readonly [string, string])[] = [
  [
    "minItems: 0\n      maxItems: 100\n      items: { $ref: '#/components/schemas/Link' }",
    "minItems: 0\n      maxItems: 50000\n      items: { $ref: '#/components/schemas/Link' }",
  ],
  ['enum: [asc, desc]', 'enum: [up, down]'],
  ['x-extensible-enum: [ECONOMY, STANDARD, EXPRESS]', 'x-extensible-enum: [economy, STANDARD, EXPRESS]'],
  ["'204': { $ref: '#/components/responses/Done' }", "'200': { $ref: '#/components/responses/Done' }"],
];

/**
 * The reference description with a few faults, which the pictures of README.md show.
 *
 * @throws Error where the reference description has no more what a fault changes.
 */
export function parcelsWithFaults(): string {
  return FAULTS.reduce(
    (text, [right, wrong]) => {
      if (!text.includes(right)) throw new Error(`the reference description has no "${right}"; choose another fault`);
      return text.replace(right, wrong);
    },
    readFileSync('test-specs/reference-3.1.yaml', 'utf8'),
  );
}
