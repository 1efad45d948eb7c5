let structureRule: string | null = null;

/** Makes known which rule reports what is no OpenAPI. */
export function registerStructureRule(id: string): void {
  structureRule = id;
}

/** True for the id of the rule that reports what is no OpenAPI. */
export function isStructureRule(id: string): boolean {
  return id === structureRule;
}
