/** What the paths of a description are. */
export type { PathClassification, ResourceSegment, SegmentRole } from './paths/classification.ts';
export { classifyPaths, type PathClasses } from './paths/classify.ts';
export type { PathFacts, PostStatuses } from './paths/facts.ts';
export type { PathUrl } from './paths/layout.ts';
export { isCollectionShape, type ResponseShape } from './paths/response-shape.ts';
export { type ServerPath, serverPathsFor } from './paths/server-paths.ts';
export { type PathSegment, type PathTemplate, readTemplate } from './paths/template.ts';
export type { PathClass, Verdict } from './paths/verdict.ts';
export { type PathVersion, readVersion } from './paths/version.ts';
