import type { Argument, Command, Option } from 'commander';
import { type CompletionValues, type CompletionWord, FILES, NO_VALUES } from './values.ts';

/** Gives the values of an option or argument of a command. */
export type ValuesOf = (command: string, taker: Option | Argument) => Promise<CompletionValues>;

/** Where the cursor stands among the words of a command. */
interface CursorPlace {
  /** The option whose value is being typed. */
  readonly option: Option | undefined;
  readonly onlyArguments: boolean;
  /** How many arguments stand before it. */
  readonly position: number;
}

/**
 * The words that complete what is typed at the cursor. `words` are those after the program's name up to the cursor; the
 * last one is being typed and may be empty. Commands and options are read from the program itself.
 */
export async function complete(
  program: Command,
  words: readonly string[],
  valuesOf: ValuesOf,
): Promise<CompletionValues> {
  const current = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const at = before.findIndex((word) => !word.startsWith('-'));
  if (at === -1) return starting(current, current.startsWith('-') ? optionsOf(program) : commandsOf(program));
  const command = program.commands.find((one) => one.name() === before[at]);
  if (command === undefined) return FILES;
  return starting(current, await inCommand(command, before.slice(at + 1), current, valuesOf));
}

async function inCommand(command: Command, before: readonly string[], current: string, valuesOf: ValuesOf) {
  const { option, onlyArguments, position } = placeAfter(command, before);
  if (option !== undefined) return valuesOf(command.name(), option);
  if (!onlyArguments && current.startsWith('-')) return afterDash(command, current, valuesOf);
  const taker = argumentAt(command, position);
  return taker === undefined ? NO_VALUES : valuesOf(command.name(), taker);
}

/** Option names, or the values of `--name=`. */
async function afterDash(command: Command, current: string, valuesOf: ValuesOf): Promise<CompletionValues> {
  const [name = '', value] = current.split('=', 2);
  if (value === undefined) return optionsOf(command);
  const option = optionNamed(command, name);
  if (option === undefined || !takesValue(option)) return NO_VALUES;
  const { words, files } = await valuesOf(command.name(), option);
  return { words: words.map((word) => ({ ...word, value: `${name}=${word.value}` })), files };
}

function placeAfter(command: Command, before: readonly string[]): CursorPlace {
  let option: Option | undefined;
  let onlyArguments = false;
  let position = 0;
  for (const word of before) {
    if (option !== undefined) option = undefined;
    else if (onlyArguments || !isOption(word)) position++;
    else if (word === '--') onlyArguments = true;
    else {
      const named = optionNamed(command, word);
      option = named?.required === true ? named : undefined;
    }
  }
  return { option, onlyArguments, position };
}

/** A dash alone is standard input. */
function isOption(word: string): boolean {
  return word.startsWith('-') && word !== '-';
}

function argumentAt(command: Command, position: number): Argument | undefined {
  const last = command.registeredArguments.at(-1);
  return command.registeredArguments[position] ?? (last?.variadic === true ? last : undefined);
}

function optionNamed(command: Command, name: string): Option | undefined {
  return command.options.find(({ long, short }) => name === long || name === short);
}

function takesValue({ required, optional }: Option): boolean {
  return required || optional;
}

function optionsOf(command: Command): CompletionValues {
  const options = command.createHelp().visibleOptions(command);
  return {
    words: options.map(({ long, flags, description }) => ({ value: long ?? flags, description })),
    files: 'none',
  };
}

function commandsOf(program: Command): CompletionValues {
  const commands = program.createHelp().visibleCommands(program);
  return { words: commands.map((one) => ({ value: one.name(), description: one.description() })), files: 'none' };
}

function starting(prefix: string, { words, files }: CompletionValues): CompletionValues {
  return { words: words.filter(({ value }: CompletionWord) => value.startsWith(prefix)), files };
}
