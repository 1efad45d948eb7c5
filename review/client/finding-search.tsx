import { useMemo } from 'preact/hooks';
import { CONVENTIONS } from '../../spec/conventions.ts';
import { count } from '../page/words.ts';
import { change, useView, type View } from './address.ts';
import type { ApiView } from './api-view.ts';
import { AddressedFindingGroups } from './findings.tsx';
import { Fold } from './fold.tsx';
import { SearchField } from './search-field.tsx';

/** All findings of the API, searched as one types. */
export function FindingSearch({ api }: { readonly api: ApiView }) {
  const view = useView(...FILTERS);
  const found = useMemo(() => api.search(wantedIn(view)), [api, view]);
  const isFiltered = FILTERS.some((name) => (view[name] ?? '') !== '');
  return (
    <section class="block" id="all-findings" tabIndex={-1} aria-labelledby="findings-title">
      <h2 id="findings-title">All findings</h2>
      <Filters api={api} view={view} shown={found.length} isFiltered={isFiltered} />
      {found.length === 0 && isFiltered ? <p class="quiet">Nothing fits. Take out a word or a filter.</p> : null}
      <AddressedFindingGroups api={api} findings={found} open={view.rule !== undefined} />
      <Fixed api={api} />
    </section>
  );
}

interface FiltersProps {
  readonly api: ApiView;
  readonly view: View;
  /** The number of findings that fit. */
  readonly shown: number;
  readonly isFiltered: boolean;
}

function Filters({ api, view, shown, isFiltered }: FiltersProps) {
  return (
    <form class="filters no-print" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        name="q"
        title="Search"
        value={view.q ?? ''}
        placeholder="words of a message, a path, a schema, a rule"
      />
      <Choice
        name="severity"
        title="Severity"
        view={view}
        options={['error', 'warn', 'hint'].map((name) => [name, name])}
      />
      <Choice
        name="convention"
        title="Convention"
        view={view}
        options={CONVENTIONS.map(({ id, title }) => [id, title])}
      />
      <Choice name="rule" title="Rule" wide view={view} options={[...api.byRule.keys()].sort().map((id) => [id, id])} />
      {api.tags.length === 0 ? null : (
        <Choice name="tag" title="Tag" view={view} options={api.tags.map((tag) => [tag, tag])} />
      )}
      {api.marks.length === 0 ? null : (
        <Choice name="known" title="Known before" view={view} options={api.marks.map((mark) => [mark, mark])} />
      )}
      <Shown number={shown} all={api.data.findings.length} isFiltered={isFiltered} />
    </form>
  );
}

interface ShownProps {
  /** Numbers of findings. */
  readonly number: number;
  readonly all: number;
  readonly isFiltered: boolean;
}

function Shown({ number, all, isFiltered }: ShownProps) {
  return (
    <p class="shown" role="status">
      {number === all ? count(number, 'finding') : `${number.toLocaleString('en')} of ${count(all, 'finding')}`}
      {isFiltered ? (
        <>
          {' '}
          <button type="button" class="quiet-button" onClick={() => change(NOTHING)}>
            Show all
          </button>
        </>
      ) : null}
    </p>
  );
}

const FILTERS = ['q', 'severity', 'convention', 'tag', 'rule', 'known'];
export const NOTHING: View = Object.fromEntries(FILTERS.map((name) => [name, '']));

function wantedIn(view: View): Parameters<ApiView['search']>[0] {
  return {
    ...(view.q === undefined ? {} : { words: view.q }),
    ...(view.rule === undefined ? {} : { rule: view.rule }),
    ...(view.severity === undefined ? {} : { severity: view.severity }),
    ...(view.convention === undefined ? {} : { convention: view.convention }),
    ...(view.tag === undefined ? {} : { tag: view.tag }),
    ...(view.known === undefined ? {} : { known: view.known }),
  };
}

interface ChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly view: View;
  readonly options: readonly (readonly [value: string, name: string])[];
  /** Its names are long. */
  readonly wide?: boolean;
}

function Choice({ name, title, view, options, wide = false }: ChoiceProps) {
  return (
    <label class={wide ? 'wide' : undefined}>
      <span>{title}</span>
      <select name={name} value={view[name] ?? ''} onChange={(event) => change({ [name]: event.currentTarget.value })}>
        <option value="">all</option>
        {options.map(([value, text]) => (
          <option value={value}>{text}</option>
        ))}
      </select>
    </label>
  );
}

function Fixed({ api }: { readonly api: ApiView }) {
  const { fixed } = api.data;
  if (fixed.length === 0) return null;
  return (
    <Fold class="group" summary={<>{count(fixed.length, 'finding')} of the earlier report fixed</>}>
      {() => (
        <ul>
          {fixed.slice(0, 500).map(({ rule, message, file, line }) => (
            <li>
              <code>{rule}</code> {message}{' '}
              <span class="quiet">
                {file}:{line}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
