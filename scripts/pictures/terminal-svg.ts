import stringWidth from 'string-width';

const FONT_SIZE = 14;
/**
 * Width of a character and height of a line, in pixels; each run of characters is stretched to it, whatever font there
 * is.
 */
const CHARACTER = 8.4;
const LINE = 20;
const MARGIN = 20;
/** Height of the bar with the three dots. */
const BAR = 32;

/**
 * The look of each code of Select Graphic Rendition (ECMA-48, section 8.3.117) that reports have; others end what one
 * begins.
 */
const LOOKS: Readonly<Record<string, string>> = {
  '1': 'font-weight="600"',
  '2': 'fill="#6e7781"',
  '4': 'text-decoration="underline"',
  '31': 'fill="#cf222e"',
  '32': 'fill="#1a7f37"',
  '33': 'fill="#9a6700"',
  '34': 'fill="#0969da"',
  '35': 'fill="#8250df"',
  '36': 'fill="#1b7c83"',
  '90': 'fill="#6e7781"',
};

const COLOURS = ['31', '32', '33', '34', '35', '36', '90'];

/** What each code ends that begins nothing. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  '0': Object.keys(LOOKS),
  '22': ['1', '2'],
  '24': ['4'],
  '39': COLOURS,
};

/**
 * A picture of a terminal in which a command was typed, as text in SVG.
 *
 * @param output What it printed, with the codes of a terminal's colours.
 * @throws Error for a code that the picture cannot show.
 */
export function terminalSvg(command: string, output: string): string {
  const lines = [`\u001b[90m$\u001b[39m ${command}`, ...output.trimEnd().split('\n')];
  const drawn = drawnLines(lines);
  const columns = lines.reduce((widest, line) => Math.max(widest, stringWidth(line)), 0);
  const [width, height] = [Math.ceil(columns * CHARACTER) + 2 * MARGIN, lines.length * LINE + BAR + MARGIN];
  const dots = ['#ff5f57', '#febc2e', '#28c840'].map(
    (fill, index) => `<circle cx="${MARGIN + index * 18}" cy="${BAR / 2}" r="5.5" fill="${fill}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(command)}</title>`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" fill="#ffffff" stroke="#d0d7de"/>`,
    ...dots,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="${FONT_SIZE}" fill="#1f2328">`,
    ...drawn,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** Each line as a text; what is begun in one line goes on in the next. */
function drawnLines(lines: readonly string[]): string[] {
  const looks = new Set<string>();
  return lines.map((line, index) => {
    const y = BAR + index * LINE + FONT_SIZE;
    let column = 0;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what begins a code.
    const spans = line.split(/\u001b\[(\d*)m/).map((part, at) => {
      if (at % 2 === 1) return change(looks, part || '0');
      const x = MARGIN + column * CHARACTER;
      column += stringWidth(part);
      return part === '' ? '' : span(part, x, looks);
    });
    return `<text y="${y}">${spans.join('')}</text>`;
  });
}

function change(looks: Set<string>, code: string): '' {
  const ended = ENDS[code];
  if (ended === undefined && LOOKS[code] === undefined) throw new Error(`the picture has no look for the code ${code}`);
  // A colour takes the place of another one; so does faint, which is shown by one.
  const replaced = COLOURS.includes(code) || code === '2' ? [...COLOURS, '2'] : [];
  for (const one of ended ?? replaced) looks.delete(one);
  if (ended === undefined) looks.add(code);
  return '';
}

function span(text: string, x: number, looks: ReadonlySet<string>): string {
  const styles = [...looks].map((code) => ` ${LOOKS[code]}`).join('');
  const width = (stringWidth(text) * CHARACTER).toFixed(1);
  return `<tspan x="${x.toFixed(1)}" textLength="${width}" lengthAdjust="spacingAndGlyphs"${styles}>${withFixedBlanks(escaped(text))}</tspan>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Blanks that no viewer takes for one or leaves out. */
function withFixedBlanks(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
