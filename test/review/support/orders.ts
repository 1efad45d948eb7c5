/** A small API with something of everything that a review tells apart. */
export const ORDERS = `openapi: 3.1.0
info: { title: Orders, version: 1.2.0, description: "Takes orders.\\n\\nAnd more." }
externalDocs: { url: https://docs.example.com }
servers: [{ url: https://api.example.com }]
paths:
  /v1/shop/orders:
    get:
      summary: List orders
      responses:
        '200': { $ref: '#/components/responses/Orders' }
    post:
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
      responses:
        '201':
          description: Made
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
  /v1/shop/orders/{order_id}:
    parameters:
      - { name: order_id, in: path, required: true, schema: { type: string, minLength: 1, maxLength: 36 } }
    get:
      parameters:
        - { name: fields, in: query, schema: { type: string } }
      responses:
        '200':
          description: One
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
    delete:
      responses:
        '204': { description: Gone }
  /v1/shop/health:
    get:
      responses:
        '200':
          description: Well
          content: { application/json: { schema: { type: object, properties: { is_up: { type: boolean } } } } }
webhooks:
  orderMade:
    post:
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
      responses:
        '204': { description: Heard }
components:
  responses:
    Orders:
      description: Some
      content:
        application/json:
          schema:
            type: object
            required: [items]
            properties:
              items: { type: array, minItems: 0, maxItems: 100, items: { $ref: '#/components/schemas/Order' } }
  schemas:
    Order:
      type: object
      properties:
        orderNote: { type: string }
        part_of: { $ref: '#/components/schemas/Order' }
        line: { $ref: '#/components/schemas/Line' }
    Line:
      type: object
      properties:
        unit_price: { type: number }
    Unused:
      type: object
      properties:
        never_used: { type: boolean }
`;
