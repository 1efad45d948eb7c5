/** A small description with one finding, of array-max-items. */
export const SHOP = `openapi: 3.0.3
info: { title: Shop, version: 1.0.0 }
paths: {}
components:
  schemas:
    Answers: { type: array, items: { type: boolean } }
`;
