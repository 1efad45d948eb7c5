import type { Changes } from '../../../git/changes.ts';
import { dependenciesOf } from '../../../source/dependencies.ts';
import type { FoundFiles, Input } from '../../../source/find-files.ts';
import { ReferenceAccess, type ReferenceOptions } from '../../../source/reference-access.ts';
import { UnreadableInput } from '../../../source/unreadable-input.ts';

export interface TouchedFiles extends FoundFiles {
  /** How many descriptions no change touches. */
  readonly untouched: number;
}

/**
 * The inputs that changes touch: by themselves or by a file that they refer to. Standard input counts as changed. A
 * file that was named and is removed since is passed over: lists of changed files name it.
 */
export async function touchedInputs(
  found: FoundFiles,
  changes: Changes,
  readText: (input: Input) => Promise<string>,
  references: ReferenceOptions,
): Promise<TouchedFiles> {
  const present = found.inputs.filter(({ isStdin, source }) => isStdin || !changes.removed(source));
  const touched: Input[] = [];
  for (const input of present) if (await isTouched(input, changes, readText, references)) touched.push(input);
  return { ...found, inputs: touched, untouched: present.length - touched.length };
}

async function isTouched(
  input: Input,
  changes: Changes,
  readText: (input: Input) => Promise<string>,
  references: ReferenceOptions,
): Promise<boolean> {
  if (input.isStdin || changes.touches(input.source)) return true;
  try {
    const access = new ReferenceAccess(input.source, references);
    const names = (await dependenciesOf(await readText(input), input.source, access)).keys();
    return [...names].some((name) => changes.touches(name) || changes.removed(name));
  } catch (error) {
    // The run reports what is wrong with it.
    if (error instanceof UnreadableInput) return true;
    throw error;
  }
}
