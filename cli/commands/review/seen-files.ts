import { resolve } from 'node:path';
import { isObject } from '../../../model/description/json.ts';
import { reasonOf } from '../../../platform/error-text.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import type { SeenRow } from '../../../review/seen-counts.ts';
import { readText } from '../../../source/read-text.ts';
import { STATEMENTS } from '../../../spec/statements.generated.ts';

/**
 * Reads what was seen of a running service: the coverage that `lintel verify` and `lintel probe` write. Statements that
 * nothing showed are left out.
 *
 * @throws UsageError
 */
export function seenIn(files: readonly string[], cwd: string): SeenRow[] {
  return files.flatMap((file) => {
    const data = parsed(textOf(file, cwd));
    if (!Array.isArray(data) || !data.every(isRow)) {
      throw new UsageError(
        `${file} does not say what was seen; write it with --coverage-file of lintel verify or lintel probe`,
      );
    }
    return data.flatMap(rowFrom);
  });
}

interface Row extends Pick<SeenRow, 'statement' | 'judged' | 'held'> {
  readonly operation: unknown;
  readonly outcome?: unknown;
}

function isRow(row: unknown): row is Row {
  if (!isObject(row) || typeof row.statement !== 'string' || !Object.hasOwn(STATEMENTS, row.statement)) return false;
  return [row.judged, row.held].every((count) => Number.isInteger(count) && Number(count) >= 0);
}

/** A probe says of each question what came of it. */
function rowFrom({ statement, operation, judged, held, outcome }: Row): SeenRow[] {
  if (judged === 0 || typeof operation !== 'string') return [];
  return [{ kind: outcome === undefined ? 'exchanges' : 'questions', statement, operation, judged, held }];
}

function textOf(file: string, cwd: string): string {
  try {
    return readText(resolve(cwd, file), { takesPipes: true });
  } catch (error) {
    throw new UsageError(`what was seen, ${file}: ${reasonOf(error)}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
