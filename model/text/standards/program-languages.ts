/** Languages of program text, as APIs name them. Names that are language tags as well (`go`, `r`, `vb`, `pl`) show nothing. */
const NAMES: ReadonlySet<string> = new Set(
  `assembly bash basic batch cobol clojure cpp c++ csharp c# css dart dockerfile elixir erlang fortran fsharp f# golang graphql groovy
  haskell html java javascript js json jsx julia kotlin latex less lisp lua markdown matlab node nodejs node.js objective-c objectivec
  ocaml pascal perl php plaintext powershell prolog protobuf python ruby rust scala scss shell solidity sql swift tcl tsx typescript
  vbnet vue xml yaml zig`.split(/\s+/),
);

/** True for the name of a programming, markup or query language, with or without a version: `python`, `Java 21`, `python3`, `nodejs20.x`. */
export function isProgramLanguage(text: string): boolean {
  const name = text.trim().toLowerCase();
  return NAMES.has(name) || NAMES.has(name.replace(/[\s_-]*v?\d+(?:\.[\dx]+)*$/, ''));
}

/** Words before `language` in names of languages that are not human, as alternatives of a pattern. */
export const OTHER_LANGUAGE_WORDS =
  'programming|query|filter|markup|script|scripting|coding|template|expression|modeling|modelling|shader|body|unit';
