/** What the paths of a description are. */
export type { PathClassification, ResourceSegment, SegmentRole } from './classification.ts';
export { classifyPaths, type PathClasses } from './classify.ts';
export type { PathFacts, PostStatuses } from './facts.ts';
export type { PathUrl } from './layout.ts';
export { isCollectionShape, type ResponseShape } from './response-shape.ts';
export { type ServerPath, serverPathsFor } from './server-paths.ts';
export { type PathSegment, type PathTemplate, readTemplate } from './template.ts';
export type { PathClass, Verdict } from './verdict.ts';
export { type PathVersion, readVersion } from './version.ts';
