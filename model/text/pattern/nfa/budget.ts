/** Thrown when an analysis has spent its budget; the caller then answers 'unknown'. */
export class BudgetSpent extends Error {}

/** The number of steps that an analysis may still take. */
export class Budget {
  private left: number;

  constructor(steps: number) {
    this.left = steps;
  }

  /** @throws {BudgetSpent} when fewer steps are left. */
  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0) throw new BudgetSpent();
  }
}

/**
 * What `analyse` returns, or `otherwise` where it spends its budget.
 *
 * @throws Error of `analyse` other than {BudgetSpent}.
 */
export function withinBudget<Result, Otherwise>(analyse: () => Result, otherwise: Otherwise): Result | Otherwise {
  try {
    return analyse();
  } catch (thrown) {
    if (thrown instanceof BudgetSpent) return otherwise;
    throw thrown;
  }
}
