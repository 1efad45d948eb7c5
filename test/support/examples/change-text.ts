import type { ChangePart } from '../../../catalogue/change-examples.ts';

/** What stands around a part in a description, above it, and how far it is indented. */
const AROUND: Readonly<Record<ChangePart, readonly [string, number]>> = {
  description: ['', 0],
  paths: ['openapi: 3.1.0\ninfo: { title: Shop, version: 1.0.0 }\npaths:\n', 2],
  request: [
    `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
paths:
  /v1/shop/orders:
    post:
      responses: { '204': { description: Done } }
      requestBody:
        required: true
        content:
          application/json:
            schema:
`,
    14,
  ],
  response: [
    `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
paths:
  /v1/shop/orders/{orderId}:
    get:
      parameters: [{ name: orderId, in: path, required: true, schema: { type: string } }]
      responses:
        '200':
          description: The order
          content:
            application/json:
              schema:
`,
    16,
  ],
  both: [
    `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
paths:
  /v1/shop/orders:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
      responses:
        '201': { description: Made, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
components:
  schemas:
    Order:
`,
    6,
  ],
};

/** A part of a pair as a whole description. */
export function changeText(part: ChangePart, yaml: string): string {
  const [above, indentation] = AROUND[part];
  return above + yaml.replaceAll(/^(?=.)/gm, ' '.repeat(indentation));
}
