/** The options of `lintel catalogue` as the command line gives them. */
export interface CatalogueCommandOptions {
  readonly out: string;
}
