/** A code of findings and problems that is no rule: they are about the input or the run itself. */
export interface ProblemCode {
  readonly code: string;
  /** What holds where nothing is reported. */
  readonly summary: string;
  readonly why: string;
  readonly causes: readonly { readonly cause: string; readonly remedy: string }[];
  /** Whether and how it can be left out of a report. */
  readonly suppression: string;
}

const NEVER =
  'Not at all: neither x-lintel nor a baseline hides it, and the exit code is 2, since what was not judged is not clean.';

/** Codes of broken input. */
export const INPUT_CODES: readonly ProblemCode[] = [
  {
    code: 'parser',
    summary: 'The file can be read and parsed.',
    why: 'What cannot be read is not judged, so that a broken file would pass for a clean one.',
    causes: [
      {
        cause: 'The text is no YAML or JSON. The message names the first line and column that cannot be read.',
        remedy:
          'Correct that place, or the line before it, and lint again: what follows may be fine. Most often a text with ": " or " #" in it, or one that begins with a sign such as @, %, *, & or {, lacks its quotes, or a line is not indented as its siblings.',
      },
      {
        cause: 'A key is written twice in one object. Only the last one counts.',
        remedy: 'Rename one of the two, or move what both say under one key.',
      },
      {
        cause: 'A key is a number, true, false or null, such as the status code 200, where only texts are keys.',
        remedy: 'Put the key into quotes: "200".',
      },
      {
        cause: 'The file cannot be opened, is empty, is not written in UTF-8, or is nested too deeply.',
        remedy: 'Check the path and the permissions, or save the file as UTF-8; the message says which.',
      },
    ],
    suppression: `${NEVER} Only keys that are no texts are findings of severity error, which a baseline can hold.`,
  },
  {
    code: 'invalid-ref',
    summary: 'Every $ref leads to something.',
    why: 'What stands behind a broken reference is not judged.',
    causes: [
      {
        cause: 'Nothing stands at the place that the $ref names.',
        remedy:
          'Compare it with the description letter by letter, upper and lower case too; in a name, / is written ~1 and ~ is written ~0. Or add what it names.',
      },
      {
        cause: 'The file that the $ref names does not exist.',
        remedy: 'Correct the path: it starts at the folder of the file in which the $ref stands.',
      },
      {
        cause: 'The $ref leads onto the network, where Lintel does not go by itself.',
        remedy: 'Lint with --remote-refs, or keep a copy beside the description and refer to that.',
      },
      {
        cause:
          'The $ref leads out of the repository, where Lintel reads nothing unasked, or from the network to this machine.',
        remedy: 'Lint with --allow-references FOLDER, or keep a copy inside and refer to that.',
      },
      {
        cause: 'With --remote-refs: a limit is reached, of size, time, number or redirects.',
        remedy: 'Keep a copy beside the description; a redirect to another host is allowed by --allow-redirect HOST.',
      },
      {
        cause: 'The $ref stands where no part of a description may stand, and what it leads to cannot be parsed.',
        remedy: 'Correct that file, or take the $ref out.',
      },
      {
        cause: 'The $ref leads back to itself and never to a value.',
        remedy: 'Write the value at one of the places that refer to each other.',
      },
    ],
    suppression: NEVER,
  },
  {
    code: 'unrecognized-format',
    summary: 'The file is an OpenAPI description of a version that the rules know.',
    why: 'The rules do not run on anything else.',
    causes: [
      {
        cause: 'The file is a part of a description, which has no key openapi at its root.',
        remedy: 'Lint the description that refers to it; the part is linted with it.',
      },
      {
        cause: 'The file is of Swagger 2.0.',
        remedy: 'Convert it: npx swagger2openapi FILE -o openapi.yaml',
      },
      {
        cause: 'The version after openapi is none that Lintel reads.',
        remedy: 'Write 3.2.0, 3.1.1 or 3.0.4.',
      },
      { cause: 'The file is something else.', remedy: 'Leave it out of the files that are linted.' },
    ],
    suppression: NEVER,
  },
];

/** All codes that are no rule's. */
export const PROBLEM_CODES: readonly ProblemCode[] = [
  ...INPUT_CODES,
  {
    code: 'rule-failure',
    summary: 'Every rule of the run comes to an end.',
    why: 'The findings of a rule that fails are missing, so that the description would pass for better than it is.',
    causes: [
      {
        cause: 'A function of your own ruleset threw an error, which the message quotes.',
        remedy: 'Mend the function for this description.',
      },
      {
        cause: 'A rule of Lintel threw an error: that is a fault in Lintel.',
        remedy: 'Report it with the smallest description that shows it, and set the rule to off until it is mended.',
      },
    ],
    suppression: 'Set the rule to off in the ruleset. Otherwise the exit code is 2, since not everything was judged.',
  },
];
