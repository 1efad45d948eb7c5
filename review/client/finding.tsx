import { useState } from 'preact/hooks';
import { isGiven } from '../answers.ts';
import { Excerpt } from '../page/excerpt.tsx';
import { Where } from '../page/where.tsx';
import { hrefOf } from './address.ts';
import { AnswerNote, AnswerStates } from './answer-fields.tsx';
import { useAnswer } from './answers.ts';
import type { ApiView } from './api-view.ts';
import { useArrival } from './arrival.ts';

interface FindingProps {
  readonly api: ApiView;
  readonly index: number;
}

/** One finding in the list of all, which its address leads to. */
export function FindingAtHome({ api, index }: FindingProps) {
  const { ref, isMeant } = useArrival<HTMLLIElement>('finding', api.findingName(index));
  return (
    <li ref={ref} tabIndex={-1} class="finding" data-chosen={isMeant ? '' : undefined}>
      <Content api={api} index={index} />
    </li>
  );
}

/** One finding below something that it is about. */
export function FindingElsewhere({ api, index }: FindingProps) {
  return (
    <li class="finding">
      <Content api={api} index={index} />
    </li>
  );
}

function Content({ api, index }: FindingProps) {
  const finding = api.data.findings[index];
  if (finding === undefined) return null;
  const { location, message, rule } = finding;
  const { regions, excerpts } = api.data;
  const { severity } = api.ruleOf(finding);
  const href = hrefOf({ finding: api.findingName(index) });
  return (
    <>
      <Where finding={finding} regions={regions} excerpts={excerpts} mark={api.markOf(index)} href={href} />
      <Excerpt excerpts={excerpts} location={location} said={{ severity, code: rule, message }} />
      <Comment name={`finding.${api.findingName(index)}`} rule={rule} />
    </>
  );
}

/** What the reviewer says of one finding, and the way to what its rule says. */
function Comment({ name, rule }: { readonly name: string; readonly rule: string }) {
  const answer = useAnswer(name);
  const { state: ofRule } = useAnswer(`rule.${rule}`);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || isGiven(answer);
  return (
    <div class="comment">
      <p class="no-print">
        <a href={hrefOf({ help: rule })}>Why, and how it is written</a>
        {shown ? null : (
          <button type="button" class="link-button" onClick={() => setOpen(true)}>
            Comment
          </button>
        )}
      </p>
      {shown ? (
        <div class="answer">
          <AnswerStates name={name} label="This finding" kind="finding" inherited={ofRule} />
          <AnswerNote name={name} label="Comment on this finding" placeholder="comment" />
        </div>
      ) : null}
    </div>
  );
}
