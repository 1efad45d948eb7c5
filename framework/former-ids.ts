const currentIds = new Map<string, string>();

/** Makes known the ids of rules that became one. */
export function registerFormerIds(id: string, formerIds: readonly string[]): void {
  for (const former of formerIds) currentIds.set(former, id);
}

/** The id of the rule that a rule of Lintel's has become; null for any other id. */
export function currentIdOf(formerId: string): string | null {
  return currentIds.get(formerId) ?? null;
}
