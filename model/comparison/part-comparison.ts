import type { SchemaUse } from '../description/nodes.ts';
import type { ChangedUse, ChangeFacts, Direction } from './change.ts';
import type { InterfaceComparison, WrittenValues } from './interface-comparison.ts';

/** The comparison of one part of an operation, which is sent in one direction. */
export class PartComparison {
  constructor(
    private readonly use: ChangedUse,
    readonly direction: Direction,
    private readonly comparison: InterfaceComparison,
  ) {}

  report(facts: ChangeFacts): void {
    this.comparison.report(facts, this.direction, this.use);
  }

  /** Compares the schemas of two uses; one without a schema admits anything. */
  compareSchemas(before: SchemaUse | null, after: SchemaUse | null): void {
    this.comparison.compareSchemas(before, after, this.direction, this.use);
  }

  /** Compares the schemas of two parameters or headers, whose values are texts on their way. */
  compareWritten(before: SchemaUse, after: SchemaUse, written?: WrittenValues): void {
    this.comparison.compareWritten(before, after, this.direction, this.use, written);
  }

  /** Compares the defaults of two values that requests may leave out. */
  compareOmitted(before: SchemaUse | null, after: SchemaUse | null): void {
    if (this.direction === 'request') this.comparison.compareOmitted(before, after, this.use);
  }
}
