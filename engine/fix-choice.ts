/** What a project makes of the fixes of a rule: `off` carries out none. */
export type FixSetting = 'safe' | 'unsafe' | 'off';

/** Which fixes are wanted. */
export interface FixChoice {
  /** True where those that are not safe are wanted, too. */
  readonly unsafe: boolean;
  /** What holds for the fixes of some rules, whatever these say of them themselves. */
  readonly rules: Readonly<Record<string, FixSetting>>;
}

/** What holds for the fixes of a rule; undefined where that is what each of them says of itself. */
export function fixSettingOf(rule: string, { rules }: Pick<FixChoice, 'rules'>): FixSetting | undefined {
  return Object.hasOwn(rules, rule) ? rules[rule] : undefined;
}
