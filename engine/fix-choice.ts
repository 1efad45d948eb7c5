/** What a project makes of the fixes of a rule: `off` carries out none. */
export type FixSetting = 'safe' | 'unsafe' | 'off';

/** Which fixes are wanted. */
export interface FixChoice {
  /** True where those that are not safe are wanted, too. */
  readonly unsafe: boolean;
  /** What holds for the fixes of some rules, whatever these say of them themselves. */
  readonly rules: Readonly<Record<string, FixSetting>>;
}

/** Whether a fix of a rule is safe in a project; null where its fixes are off. */
export function isSafeFor(isSafe: boolean, rule: string, { rules }: Pick<FixChoice, 'rules'>): boolean | null {
  const setting = Object.hasOwn(rules, rule) ? rules[rule] : undefined;
  if (setting === 'off') return null;
  return setting === undefined ? isSafe : setting === 'safe';
}
