import type { SchemaNode } from '../../description/nodes.ts';
import { below, type Place } from '../../description/place.ts';
import type { HttpMessage } from '../exchange.ts';
import type { BodySlot } from './body-slot.ts';
import type { BodyValue } from './body-value.ts';

/** A value that the walk through a body came by. Its place is made when somebody asks for it. */
export class WalkedValue implements BodyValue {
  private placed: Place | null = null;

  constructor(
    readonly value: unknown,
    readonly root: HttpMessage,
    readonly parent: WalkedValue | null,
    readonly key: string | number | null,
    readonly slot: BodySlot,
  ) {}

  get place(): Place {
    const above: WalkedValue[] = [];
    let current: WalkedValue = this;
    for (; current.placed === null && current.parent !== null; current = current.parent) above.push(current);
    let place = current.placed ?? current.root.body.place;
    for (const value of above.reverse()) {
      place = below(place, value.key ?? '');
      value.placed = place;
    }
    return place;
  }

  get standing(): BodyValue['standing'] {
    return this.slot.standing;
  }

  get schemas(): readonly SchemaNode[] {
    return this.slot.schemas;
  }
}
