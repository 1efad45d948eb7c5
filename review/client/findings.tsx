import { useState } from 'preact/hooks';
import { countEach } from '../../model/lib/count-each.ts';
import { ruleInName } from '../names.ts';
import { count } from '../page/words.ts';
import { useView } from './address.ts';
import { AnswerNote, AnswerStates } from './answer-fields.tsx';
import type { ApiView, RuleGroup } from './api-view.ts';
import { FindingAtHome, FindingElsewhere } from './finding.tsx';
import { AddressedFold, Fold } from './fold.tsx';

const FIRST = 5;
const MORE = 25;
/** Above this number of findings one can choose among the parts that they are in. */
const MANY = 10;

interface GroupsProps {
  readonly api: ApiView;
  readonly findings: readonly number[];
  readonly open?: boolean;
}

/** Findings by rule; where they are not few, each group is closed until it is wanted. */
export function FindingGroups({ api, findings, open = false }: GroupsProps) {
  const groups = api.grouped(findings);
  const isOpen = open && (groups.length === 1 || findings.length <= FIRST);
  return (
    <div class="groups">
      {groups.map((group) => (
        <Fold key={group.id} class="group" summary={<GroupTitle group={group} />} open={isOpen}>
          {() => <GroupBody api={api} group={group} />}
        </Fold>
      ))}
    </div>
  );
}

/** The same where the addresses of groups and findings lead to. */
export function AddressedFindingGroups({ api, findings, open = false }: GroupsProps) {
  const { finding = '' } = useView('finding');
  return (
    <div class="groups">
      {api.grouped(findings).map((group) => (
        <AddressedFold
          key={group.id}
          name="group"
          value={group.id}
          class={api.data.top.includes(group.id) ? 'group is-top' : 'group'}
          summary={<GroupTitle group={group} />}
          open={open || ruleInName(finding) === group.id}
        >
          {() => <GroupBody api={api} group={group} isHome />}
        </AddressedFold>
      ))}
    </div>
  );
}

/**
 * The findings of a statement or a question, which has said already what they are about: the only group has no title of
 * its own.
 */
export function FindingsBelow({ api, findings }: Pick<GroupsProps, 'api' | 'findings'>) {
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

function GroupTitle({ group: { id, rule, findings } }: { readonly group: RuleGroup }) {
  return (
    <>
      <span class={`word ${rule.severity}`}>{rule.asks ? 'to ask' : rule.severity}</span> {rule.summary}{' '}
      <span class="quiet">
        <code data-help={id}>{id}</code> · {count(findings.length, 'finding')}
      </span>
    </>
  );
}

interface GroupBodyProps {
  readonly api: ApiView;
  readonly group: RuleGroup;
  readonly isHome?: boolean;
}

function GroupBody({ api, group: { id, rule, findings }, isHome = false }: GroupBodyProps) {
  return (
    <>
      <p class="why quiet">{rule.why}</p>
      {isHome && !rule.asks ? (
        <div class="answer for-rule">
          <AnswerStates name={`rule.${id}`} label={`All findings of ${id}`} kind="finding" />
          <AnswerNote
            name={`rule.${id}`}
            label={`Comment on all findings of ${id}`}
            placeholder="all of them: comment"
          />
        </div>
      ) : null}
      <FindingList api={api} findings={findings} isHome={isHome} />
    </>
  );
}

interface ListProps {
  readonly api: ApiView;
  readonly findings: readonly number[];
  /** The addresses of findings lead here. */
  readonly isHome?: boolean;
}

function FindingList({ api, findings: all, isHome = false }: ListProps) {
  const { finding: wanted = '' } = useView(...(isHome ? ['finding'] : []));
  const [shown, setShown] = useState(FIRST);
  const [region, setRegion] = useState('');
  const findings = region === '' ? all : all.filter((index) => api.regionNameOf(index) === region);
  const left = findings.length - shown;
  // What an address means is shown first where it would not be among those that are shown.
  const meant = wanted === '' ? [] : all.filter((index) => api.findingName(index) === wanted);
  const first = meant.filter((index) => !findings.slice(0, shown).includes(index));
  const Finding = isHome ? FindingAtHome : FindingElsewhere;
  return (
    <>
      {all.length > MANY ? <RegionChoice api={api} findings={all} region={region} choose={setRegion} /> : null}
      <ol class="findings">
        {[...first, ...findings.slice(0, shown)].map((index) => (
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
  const counts = countEach(findings.map((index) => api.regionNameOf(index)));
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
