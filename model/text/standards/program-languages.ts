/**
 * Languages of program text, as APIs name them. Names that are language tags as well (`go`, `nim`, `vb`, `pl`) show
 * nothing.
 */
const NAMES: ReadonlySet<string> = new Set(
  `abap apex assembler assembly bash basic batch c c++ clojure cobol coffeescript cpp crystal csharp c# css cuda
  dart delphi dockerfile elixir erlang fortran fsharp f# glsl golang graphql groovy haskell hlsl html java javascript
  js json jsx julia jupyter kotlin latex less lisp lua makefile markdown mathematica matlab node node.js nodejs
  objective-c objective-c++ objectivec ocaml pascal perl php pl/sql plaintext plsql powershell prolog protobuf python
  r racket raku ruby rust sass scala scheme scss shell smalltalk solidity sql starlark stata svelte swift tcl
  terraform toml tsx typescript vb.net vbnet verilog vhdl vue wasm webassembly xml xslt yaml zig`.split(/\s+/),
);

/**
 * True for the name of a programming, markup or query language, with or without a version: `python`, `Java 21`,
 * `python3`, `nodejs20.x`.
 */
export function isProgramLanguage(text: string): boolean {
  const name = text.trim().toLowerCase();
  return NAMES.has(name) || NAMES.has(name.replace(/[\s_-]*v?\d+(?:\.[\dx]+)*$/, ''));
}

/** Words before `language` in names of languages that are not human, as alternatives of a pattern. */
export const OTHER_LANGUAGE_WORDS =
  'programming|query|filter|markup|script|scripting|coding|template|expression|modeling|modelling|shader|body|unit';
