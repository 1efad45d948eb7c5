import type { DescriptionNode } from '../nodes.ts';
import { NodeTable } from './node-table.ts';

/** Reads objects of which rules need no part by itself: Link Objects, Example Objects. */
export class ObjectReader {
  private readonly objects = new NodeTable<DescriptionNode>();

  get all(): DescriptionNode[] {
    return this.objects.all;
  }

  readonly read = (written: DescriptionNode): DescriptionNode => this.objects.nodeOf(written.value, () => written);
}
