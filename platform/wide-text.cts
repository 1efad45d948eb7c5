/**
 * Libraries for texts of any width. They are loaded when they are first called, at once and not by `import()`, since they take as long
 * to load as the rest of the program, and hardly a run needs them. tsx, by which sources run, takes `module.require` for packages of ES modules;
 * a plain `require` in a file that was imported fails there on Node 20.
 */
type StringWidth = typeof import('string-width', { with: { 'resolution-mode': 'import' }});
type WrapAnsi = typeof import('wrap-ansi', { with: { 'resolution-mode': 'import' }});

const wideText = {
  stringWidth: (text: string): number => (module.require('string-width') as StringWidth).default(text),
  wrapAnsi: (text: string, columns: number, options: { readonly hard: boolean }): string =>
    (module.require('wrap-ansi') as WrapAnsi).default(text, columns, options),
};

export = wideText;
