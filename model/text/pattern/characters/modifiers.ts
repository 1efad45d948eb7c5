import type { AST } from '@eslint-community/regexpp';

/**
 * The flags that a modifier group such as `(?i:…)` adds or removes for its part of a pattern (ECMA-262,
 * UpdateModifiers).
 */
export interface Modifiers {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}

/** JSON Schema sets none of these flags. */
export const NO_MODIFIERS: Modifiers = { ignoreCase: false, multiline: false, dotAll: false };

/** The modifiers inside a group, given those around it. */
export function modifiersInside({ modifiers }: AST.Group, around: Modifiers): Modifiers {
  if (modifiers === null) return around;
  const flag = (name: keyof Modifiers) => (around[name] || modifiers.add[name]) && !(modifiers.remove?.[name] ?? false);
  return { ignoreCase: flag('ignoreCase'), multiline: flag('multiline'), dotAll: flag('dotAll') };
}

/** The modifiers at a capturing group, which the groups around it give. */
export function modifiersAround(group: AST.CapturingGroup): Modifiers {
  const around: AST.Group[] = [];
  for (let node: AST.Node | null = group.parent; node !== null; node = node.parent) {
    if (node.type === 'Group') around.unshift(node);
  }
  return around.reduce((modifiers, each) => modifiersInside(each, modifiers), NO_MODIFIERS);
}
