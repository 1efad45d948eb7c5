/** The options of `lintel catalogue` as the command line gives them. */
export interface CatalogueCommandOptions {
  readonly out: string;
  /** Where the pages will be published. */
  readonly base?: string;
}
