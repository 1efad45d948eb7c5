import { useState } from 'preact/hooks';
import { Excerpt } from '../page/excerpt.tsx';
import { Where } from '../page/where.tsx';
import { count } from '../page/words.ts';
import type { ApiView, RuleGroup } from './api-view.ts';
import { Fold } from './fold.tsx';

const FIRST = 5;
const MORE = 25;
/** Above this number of findings one can choose among the parts that they are in. */
const MANY = 10;

/** Findings by rule; where they are not few, each group is closed until it is wanted. */
export function FindingGroups({ api, findings, open }: { api: ApiView; findings: readonly number[]; open?: boolean }) {
  const groups = api.grouped(findings);
  return (
    <div class="groups">
      {groups.map((group) => (
        <Group
          key={group.id}
          api={api}
          group={group}
          open={open === true && (groups.length === 1 || findings.length <= FIRST)}
        />
      ))}
    </div>
  );
}

/** The findings of a statement or a question, which has said already what they are about: the only group has no title of its own. */
export function FindingsBelow({ api, findings }: { readonly api: ApiView; readonly findings: readonly number[] }) {
  const [group, ...others] = api.grouped(findings);
  if (group === undefined || others.length > 0) return <FindingGroups api={api} findings={findings} open />;
  const { id, rule, findings: own } = group;
  return (
    <div class="group-body">
      <p class="why quiet">
        <code>{id}</code>: {rule.why}
      </p>
      <FindingList api={api} findings={own} />
    </div>
  );
}

function Group({ api, group, open }: { api: ApiView; group: RuleGroup; open: boolean }) {
  const { id, rule, findings } = group;
  const summary = (
    <>
      <span class={`word ${rule.severity}`}>{rule.asks ? 'to ask' : rule.severity}</span> {rule.summary}{' '}
      <span class="quiet">
        <code>{id}</code> · {count(findings.length, 'finding')}
      </span>
    </>
  );
  return (
    <Fold class="group" summary={summary} open={open}>
      {() => (
        <>
          <p class="why quiet">{rule.why}</p>
          <FindingList api={api} findings={findings} />
        </>
      )}
    </Fold>
  );
}

function FindingList({ api, findings: all }: { api: ApiView; findings: readonly number[] }) {
  const [shown, setShown] = useState(FIRST);
  const [region, setRegion] = useState('');
  const findings = region === '' ? all : all.filter((index) => api.regionNameOf(index) === region);
  const left = findings.length - shown;
  return (
    <>
      {all.length > MANY ? <RegionChoice api={api} findings={all} region={region} choose={setRegion} /> : null}
      <ol class="findings">
        {findings.slice(0, shown).map((index) => (
          <Finding key={index} api={api} index={index} />
        ))}
      </ol>
      {left > 0 ? (
        <button type="button" class="quiet-button no-print" onClick={() => setShown(shown + MORE)}>
          Show {Math.min(left, MORE)} more of {left.toLocaleString('en')}
        </button>
      ) : null}
    </>
  );
}

interface RegionChoiceProps {
  readonly api: ApiView;
  readonly findings: readonly number[];
  readonly region: string;
  readonly choose: (region: string) => void;
}

/** The parts of the description that many findings are spread over, those with most of them first. */
function RegionChoice({ api, findings, region, choose }: RegionChoiceProps) {
  const counts = new Map<string, number>();
  for (const index of findings) counts.set(api.regionNameOf(index), (counts.get(api.regionNameOf(index)) ?? 0) + 1);
  const regions = [...counts].sort(([, left], [, right]) => right - left);
  if (regions.length < 2) return null;
  return (
    <label class="part-choice no-print">
      <span class="quiet">In</span>{' '}
      <select value={region} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">all {regions.length} parts</option>
        {regions.map(([name, number]) => (
          <option value={name}>
            {name} ({number})
          </option>
        ))}
      </select>
    </label>
  );
}

function Finding({ api, index }: { api: ApiView; index: number }) {
  const finding = api.data.findings[index];
  if (finding === undefined) return null;
  const { location, message, rule } = finding;
  const { regions, excerpts } = api.data;
  const { severity } = api.ruleOf(finding);
  return (
    <li>
      <Where finding={finding} regions={regions} excerpts={excerpts} isNew={api.added.has(index)} />
      <Excerpt excerpts={excerpts} location={location} said={{ severity, code: rule, message }} />
    </li>
  );
}
