import type { SectionEntry } from '../catalogue.ts';
import { WAY_KEYS, WAYS } from '../checked-by.ts';

const SEVERITIES = ['error', 'warn', 'hint'];
const RULESETS = ['recommended', 'all', 'design-review'];

/** Search and filters of the start page; shown by its script, since they do nothing without it. */
export function Filters({ sections }: { readonly sections: readonly SectionEntry[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search landmark for browsers that do not know <search>
    <div class="filters no-print" id="filters" role="search" hidden>
      <label class="search">
        <span>Search</span>
        <input type="search" name="q" autocomplete="off" spellcheck={false} placeholder="paging, maxItems, 4.5 …" />
      </label>
      <Choice
        name="section"
        label="Section"
        options={sections.map(({ number, title }) => [number, /^\d/.test(number) ? `${number} ${title}` : title])}
      />
      <Choice name="by" label="Checked by" options={WAY_KEYS.map((way) => [way, WAYS[way].name])} />
      <Choice name="severity" label="Severity" options={SEVERITIES.map((one) => [one, one])} />
      <Choice name="ruleset" label="Ruleset" options={RULESETS.map((one) => [one, one])} />
      <p class="shown quiet">
        <span id="shown" role="status" />{' '}
        <a id="clear" href="#content" hidden>
          Show all
        </a>
      </p>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [string, string])[];
}

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name}>
        <option value="">any</option>
        {options.map(([value, text]) => (
          <option value={value}>{text}</option>
        ))}
      </select>
    </label>
  );
}
