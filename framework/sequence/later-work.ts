import type { Description } from '../../model/description/description.ts';
import { asString, member } from '../../model/description/json.ts';
import { RESPOND_ASYNC } from '../../model/operations/prefer-header.ts';
import { responseOf } from '../../model/operations/responses.ts';
import { linksIn } from './answers.ts';
import { creations, newKeyFor, taken } from './creations.ts';
import { offersPreference } from './preferences.ts';
import { type Answer, NotJudged, type Prober, passUnjudged } from './prober.ts';
import type { RoleSubject } from './subjects.ts';

/** Why what was made is not judged, where its link is answered 403 to the end. */
export const UNREADABLE = 'what was made later is answered 403: the token does not permit it';

/** Longest wait for work to be done, in seconds. */
const LONGEST_WORK = 10;

/** The states in which work is under way, as services call them. */
const UNDER_WAY =
  /^(?:PENDING|PROCESSING|QUEUED|RUNNING|ACCEPTED|WAITING|SUBMITTED|CREATED|STARTED|IN_PROGRESS|SCHEDULED|NEW|ACTIVE)$/i;

/** The states in which work is over. A service may call both otherwise. */
const OVER =
  /^(?:COMPLETED?|DONE|FINISHED|SUCCEEDED|SUCCESS(?:FUL)?|READY|FAILED|FAILURE|ERROR|CANCELL?ED|ABORTED|REJECTED|EXPIRED|CLOSED)$/i;

/** The creations that may go on after their answer. */
export function laterCreations(description: Description): readonly RoleSubject[] {
  return creations(description).filter(({ operation }) => responseOf(operation, '202') !== null);
}

/** What a link of a 202 leads to, before the work is done and after it. */
interface FollowedLink {
  readonly href: string;
  readonly early: Answer;
  /** The same link after the work is done. */
  readonly late: Answer;
  /** The status of the work that the first answer tells; null for what tells none. */
  readonly status: string | null;
}

export interface LaterWork {
  readonly accepted: Answer;
  readonly links: readonly FollowedLink[];
  /** True where the queue told, after all links were followed for the first time, that the work was still under way. */
  readonly wasUnderWay: boolean;
  /** True where the queue told that the work is done, or every link but the queue's led to something. */
  readonly isDone: boolean;
}

/** Asks for work to be done later, and follows the links of the 202 before and after; once in a run. */
export async function workLater(subject: RoleSubject, prober: Prober): Promise<LaterWork> {
  return await prober.once(subject.operation, 'later', async () => {
    const accepted = await acceptedBy(subject, prober);
    const early = await followAll(accepted, prober);
    const telling = tellers(early, prober);
    const queue = early.find(({ href }) => telling.has(href));
    const again = queue === undefined ? null : await prober.follow(queue.href, accepted);
    const wasUnderWay = again !== null && UNDER_WAY.test(statusOf(again) ?? '');
    const told = (links: readonly Followed[]) => links.filter(({ href }) => telling.has(href));
    const isDone = (links: readonly Followed[]) =>
      isOver(telling.size === 0 ? links : told(links), early, leadsAnywhere(links));
    const over = await prober.eventually(() => followAll(accepted, prober), isDone, LONGEST_WORK);
    // The other links were followed before the queue said that the work is done.
    const late = isDone(over) ? await prober.eventually(() => followAll(accepted, prober), leadsAnywhere) : over;
    const links = early.map(({ href, answer }) => ({
      href,
      early: answer,
      late: late.find((other) => other.href === href)?.answer ?? answer,
      status: telling.has(href) ? statusOf(answer) : null,
    }));
    return { accepted, links, wasUnderWay, isDone: isDone(late) };
  });
}

async function acceptedBy(subject: RoleSubject, prober: Prober): Promise<Answer> {
  // What is only ever made later may be made without being found again.
  await taken(subject, prober).catch(passUnjudged);
  const isPreferred = offersPreference(subject.operation, RESPOND_ASYNC, prober.description);
  const headers = { ...newKeyFor(subject, prober), ...(isPreferred ? { Prefer: RESPOND_ASYNC } : {}) };
  const parameters = await prober.parametersFor(subject.resource);
  const body = prober.bodyFor(subject.asked, 91);
  const answer = await prober.send(subject.asked, { parameters, body, headers });
  if (answer.status !== 202) throw new NotJudged(`it is answered at once, ${answer.status}`);
  return answer;
}

/** What a link led to. */
interface Followed {
  readonly href: string;
  readonly answer: Answer;
}

async function followAll(accepted: Answer, prober: Prober): Promise<readonly Followed[]> {
  const found: Followed[] = [];
  const hrefs = new Set(
    linksIn(accepted.json)
      .filter(({ method }) => method === 'GET')
      .map(({ href }) => href),
  );
  for (const href of hrefs) {
    const answer = await prober.follow(href, accepted);
    if (answer !== null) found.push({ href, answer });
  }
  return found;
}

function leadsAnywhere(links: readonly Followed[]): boolean {
  return links.every(({ answer }) => answer.status === 200);
}

/**
 * A state that the service has a name of its own for is over once it is another than in the beginning, or all links
 * lead somewhere.
 */
function isOver(links: readonly Followed[], early: readonly Followed[], doAllLead: boolean): boolean {
  const states = links.map(({ answer }) => statusOf(answer)).filter((status) => status !== null);
  const first = new Set(early.map(({ answer }) => statusOf(answer)));
  const isLeft = (status: string) => OVER.test(status) || !first.has(status) || doAllLead;
  return states.length > 0 && states.every((status) => !UNDER_WAY.test(status) && isLeft(status));
}

/**
 * The links that tell the status of work. What is made may have a status of its own, which says nothing about the work.
 */
function tellers(early: readonly Followed[], prober: Prober): ReadonlySet<string> {
  const withStatus = early.filter(({ answer }) => statusOf(answer) !== null);
  const isQueue = ({ href }: Followed) => prober.operationAt(href, 'get')?.asked.path.class === 'queue';
  const isRecord = ({ answer }: Followed) => member(answer.json, 'processing_state') !== undefined;
  const kinds = [withStatus.filter(isQueue), withStatus.filter(isRecord), withStatus];
  return new Set(kinds.find((links) => links.length > 0)?.map(({ href }) => href));
}

/** The status that an answer tells. */
function statusOf({ status, json }: Answer): string | null {
  if (status !== 200) return null;
  const processing = asString(member(member(json, 'processing_state'), 'status'));
  return processing ?? asString(member(json, 'status')) ?? asString(member(json, 'state'));
}
