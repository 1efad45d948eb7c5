import { load, type YAMLNode } from '@stoplight/yaml-ast-parser';

/**
 * Spectral's parser leaps over the end of a text, and never ends, where the hexadecimal digits of an escape are missing
 * shortly before.
 */
const BROKEN_ESCAPE = /\\(?:x(?![\da-fA-F]{2})|u(?![\da-fA-F]{4})|U(?![\da-fA-F]{8}))/;

/** More lines than it leaps over for one escape. */
const FURTHER_LINES = `${'\n#'.repeat(20)}\n`;

/** A text in which Spectral's parser comes to the end: what is added is a comment, or in quotes that are not closed. */
export function withReachableEnd(text: string): string {
  return BROKEN_ESCAPE.test(text) ? text + FURTHER_LINES : text;
}

/** The tree that Spectral's parser reads. */
export function loadYaml(text: string): YAMLNode | undefined {
  const longer = withReachableEnd(text);
  const tree = loaded(longer);
  // Outside of double quotes it is no escape. The comment would be a part of the last object.
  return longer === text || (tree?.errors ?? []).length > 0 ? tree : loaded(text);
}

function loaded(text: string): YAMLNode | undefined {
  return load(text, { ignoreDuplicateKeys: true } as never);
}
