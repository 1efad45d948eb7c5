/** Why findings are left as they are, and until when: what the person who recorded them gave. */
export interface BaselineGroup {
  readonly reason?: string;
  /** The last day on which they are known, in UTC: `2027-03-31`. */
  readonly until?: string;
}

/** The group of what was given; null where nothing was. */
export function groupOf(reason: string | undefined, until: string | undefined): BaselineGroup | null {
  if (reason === undefined && until === undefined) return null;
  return { ...(reason === undefined ? {} : { reason }), ...(until === undefined ? {} : { until }) };
}

/** Distinguishes groups; those of no until come last. */
export function groupKey({ reason = '', until = '~' }: BaselineGroup): string {
  return `${until}\0${reason}`;
}

/** Whether the last day of a group is over. */
export function hasExpired(group: BaselineGroup | undefined, today: string): boolean {
  return group?.until !== undefined && group.until < today;
}

/** The day in UTC, which is the same on every machine: `2027-03-31`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** True for a day of the calendar as `dayOf` writes it. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && dayOf(time) === text;
}
