import {
  type ChangelogEntry,
  type ChangelogGroup,
  type ChangelogSection,
  nothingListed,
} from '../../diff/changelog-sections.ts';
import { type ReviewChanges, versionAsked } from '../changes.ts';
import { count } from './words.ts';

/** Operations that are named above what changed in several. */
const NAMED = 3;
/** From so many entries on a section is folded where it breaks nobody. */
const MANY = 30;

/** What changed since another version: what breaks clients, what is new, what is deprecated, by operation. */
export function Changes({ changes }: { readonly changes: ReviewChanges }) {
  const { against, sections, isWider } = changes;
  const asked = versionAsked(changes);
  return (
    <section class="block changes" data-place="changes" tabIndex={-1}>
      <h2>
        What changed since <code>{against}</code>
      </h2>
      {asked === null ? null : <p>{asked}</p>}
      {sections.length === 0 ? <p>{nothingListed(isWider)}</p> : sections.map((one) => <Section section={one} />)}
    </section>
  );
}

function Section({ section: { subject, title, groups } }: { readonly section: ChangelogSection }) {
  const entries = groups.reduce((sum, group) => sum + group.entries.length, 0);
  const list = groups.map((group) => <Group group={group} />);
  const heading = (
    <h3>
      {title} <span class="quiet">{count(entries, 'change')}</span>
    </h3>
  );
  if (subject === 'breaks' || entries < MANY) return [heading, list];
  return (
    <details>
      <summary>{heading}</summary>
      {list}
    </details>
  );
}

function Group({ group: { operations, entries } }: { readonly group: ChangelogGroup }) {
  const named = operations.slice(0, NAMED);
  return (
    <div class="keep">
      <p class="of">
        {operations.length <= NAMED
          ? named.map((operation, index) => [index === 0 ? null : ', ', <code>{operation}</code>])
          : count(operations.length, 'operation')}
      </p>
      <ul>
        {entries.map((entry) => (
          <Entry entry={entry} />
        ))}
      </ul>
    </div>
  );
}

const WORDS = ['error', 'warn', 'info', 'hint'] as const;

function Entry({ entry: { text, at, result } }: { readonly entry: ChangelogEntry }) {
  if (result === null) return <li>{text}</li>;
  const word = WORDS[result.severity];
  return (
    <li>
      <span class={`word ${word}`}>{word}</span> {text}
      <span class="quiet at">
        <code>{result.kind}</code>
        {at === null ? null : [' at ', <code>{at}</code>]}
      </span>
    </li>
  );
}
