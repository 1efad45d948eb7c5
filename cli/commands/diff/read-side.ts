import type { VersionText } from '../../../diff/version.ts';
import { reasonOf } from '../../../platform/error-text.ts';
import { fileProblem, type InputProblem } from '../../../source/problem.ts';
import { UnreadableInput } from '../../../source/unreadable-input.ts';
import type { SideFile } from './sides.ts';

/** Null for a file that cannot be read, which is noted. */
export async function readSide(file: SideFile, problems: InputProblem[]): Promise<VersionText | null> {
  try {
    return await file.read();
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    problems.push(fileProblem(file.name, reasonOf(error)));
    return null;
  }
}
