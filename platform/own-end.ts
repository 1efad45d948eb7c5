/** Whether the end of the process is one that Lintel has chosen. */
let isChosen = false;

/** False for an end that a ruleset brings about, or Node where nothing is left to wait for. */
export function isEndChosen(): boolean {
  return isChosen;
}

/** Sets the code of a process that ends by itself, once its output is written. */
export function chooseExitCode(code: number): void {
  isChosen = true;
  process.exitCode = code;
}

/** Ends the process at once. */
export function endWith(code: number): never {
  isChosen = true;
  process.exit(code);
}

/** For a process that a library ends, at any time and with any code. */
export function leaveEndToOthers(): void {
  isChosen = true;
}
