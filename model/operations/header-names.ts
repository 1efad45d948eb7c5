import type { HeaderNode, OperationNode, ParameterNode, ResponseNode, Use } from '../description/nodes.ts';

/** True for two names of one header: they are compared in any case (RFC 9110, section 5.1). */
export function isSameHeader(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}

/** True for a parameter that is the request header of a name; false for parameters elsewhere or without a name. */
export function isRequestHeader({ location, name }: ParameterNode, wanted: string): boolean {
  return location === 'header' && name !== null && isSameHeader(name, wanted);
}

/** The first request header of a name among an operation's parameters; null where it has none. */
export function requestHeaderOf({ parameters }: OperationNode, name: string): Use<ParameterNode> | null {
  return parameters.find(({ node }) => node !== null && isRequestHeader(node, name)) ?? null;
}

/** The first header of a name in a response, broken references to its content included; null where it has none. */
export function responseHeaderOf({ headers }: ResponseNode, name: string): Use<HeaderNode> | null {
  return headers.find(({ key }) => isSameHeader(key, name)) ?? null;
}
