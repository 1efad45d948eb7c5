import { listResponse, noGet, pagedGet, pluralNoun, postOnly, singleResource, verb } from './classifiers-by-methods.ts';
import {
  actionsIndex,
  alias,
  customMethod,
  followedByIdentifier,
  noOperations,
  search,
  upload,
} from './classifiers-by-place.ts';
import type { FixedPathEvidence } from './fixed-path-evidence.ts';
import type { ClassifierTable } from './verdict.ts';

/** Decides what a path is that ends in a fixed segment. */
export const FIXED_PATH_CLASSIFIERS: ClassifierTable<FixedPathEvidence> = {
  ordered: [
    noOperations,
    customMethod,
    upload,
    alias,
    search,
    actionsIndex,
    followedByIdentifier,
    verb,
    postOnly,
    noGet,
    listResponse,
    pagedGet,
    pluralNoun,
  ],
  last: singleResource,
};
