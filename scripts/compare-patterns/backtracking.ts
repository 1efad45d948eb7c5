import { runInNewContext } from 'node:vm';
import { appendTo } from '../../model/lib/group-by.ts';
import { exponentialBacktracking } from '../../model/text/pattern/exponential-backtracking.ts';
import { parsePattern } from '../../model/text/pattern/pattern.ts';
import { libraries } from './libraries.ts';
import { textsOver } from './random-patterns.ts';

/** Longer than the host takes for a text of a few hundred characters in polynomial time of low degree. */
const TIMEOUT = 200;

/**
 * The patterns by what Lintel and scslre say about them and what the host does; those that both call harmless are left
 * out.
 */
export function compareBacktracking(sources: readonly string[]): Map<string, string[]> {
  const outcomes = new Map<string, string[]>();
  for (const source of sources) {
    const witness = exponentialBacktracking(parsePattern(source));
    const reported = libraries.hasExponentialBacktracking(source);
    if (witness === null && reported !== true) continue;
    const hangs = witness === null ? hangsOnSomeText(source) : hangsOn(source, witness);
    const outcome = `Lintel ${witness !== null}, libraries ${reported}, host ${hangs ? 'hangs' : 'does not hang'}`;
    appendTo(outcomes, outcome, source);
  }
  return outcomes;
}

interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

function hangsOn(source: string, { prefix, pump, suffix }: Attack): boolean {
  const text = prefix + pump.repeat(Math.max(32, Math.floor(300 / pump.length))) + suffix;
  try {
    runInNewContext('new RegExp(source, "u").test(text)', { source, text }, { timeout: TIMEOUT });
    return false;
  } catch {
    return true;
  }
}

/** Tries many short prefixes, pumps and suffixes, for a library that gives no witness. */
function hangsOnSomeText(source: string): boolean {
  const characters = ['a', 'b', 'A', '0', '-', '.', 'é', ' ', '!'];
  const pumps = textsOver(characters, 2).filter((text) => text !== '');
  const prefixes = textsOver(characters, 1);
  return pumps.some((pump) =>
    prefixes.some((prefix) => prefixes.some((suffix) => hangsOn(source, { prefix, pump, suffix }))),
  );
}
