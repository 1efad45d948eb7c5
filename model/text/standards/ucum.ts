/** Units that take a metric prefix, as a regular expression (UCUM, tables 1 to 4 and 8). */
const METRIC =
  'm|s|g|rad|K|C|cd|mol|sr|Hz|N|Pa|J|W|A|V|F|Ohm|S|Wb|Cel|T|H|lm|lx|Bq|Gy|Sv|kat|eq|osm|[lL]|B|bit|By|Bd|u|eV|pc|t|ar|cal|bar|Ci|U|mho|m\\[(?:Hg|H2O)\\]';
const OTHER = "%|deg|'|''|min|h|d|wk|mo|a|atm|gf|1|10[*^]|\\[[\\w.%'/]+\\]";
const PREFIX = 'Y|Z|E|P|T|G|M|k|h|da|d|c|m|u|n|p|f|a|z|y|[KMGT]i';
const COMPONENT = new RegExp(
  `^(?:\\d+|(?:(?:${PREFIX})?(?:${METRIC})|${OTHER})(?:[+-]?\\d+)?)(?:\\{[^{}]*\\})?$|^\\{[^{}]*\\}$`,
);

/**
 * True for a unit of the Unified Code for Units of Measure, case-sensitive: `kg`, `m/s2`, `[in_i]`, `mm[Hg]`,
 * `{score}`. Knows common units, and no parentheses.
 */
export function isUcumUnit(text: string): boolean {
  return text
    .replace(/^\//, '')
    .split(/[./](?![^[{]*[\]}])/)
    .every((component) => COMPONENT.test(component));
}
