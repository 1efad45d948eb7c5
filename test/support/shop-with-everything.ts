import type { Data } from './description-data.ts';

const text = { type: 'string', minLength: 1, maxLength: 100 };
const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const answer = (name: string) => ({ description: name, ...json(name) });

/** A small description that has every part that may change. Each call gives a new one. */
export function shopWithEverything(): Data {
  return structuredClone({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1.4.0' },
    servers: [{ url: 'https://api.example.com' }],
    security: [{ key: [] }],
    paths: {
      '/v1/shop/orders': {
        parameters: [{ $ref: '#/components/parameters/Tenant' }],
        get: {
          operationId: 'listOrders',
          parameters: [
            { name: 'pageSize', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
            { name: 'tag', in: 'query', schema: { type: 'array', items: text } },
            { name: 'Prefer', in: 'header', schema: text },
          ],
          responses: { 200: { $ref: '#/components/responses/Orders' }, 400: answer('Problem') },
        },
        post: {
          operationId: 'createOrder',
          requestBody: json('NewOrder'),
          responses: {
            201: {
              ...answer('Order'),
              headers: { ETag: { required: true, schema: text }, Trace: { required: true, schema: text } },
            },
            400: answer('Problem'),
          },
          callbacks: {
            shipped: {
              '{$request.body#/url}': {
                post: {
                  parameters: [{ name: 'Signature', in: 'header', required: true, schema: text }],
                  requestBody: json('Shipment'),
                  responses: { 200: answer('Receipt'), 204: { description: 'None' } },
                },
              },
            },
          },
        },
      },
      '/v1/shop/orders/{orderId}': {
        parameters: [{ name: 'orderId', in: 'path', required: true, schema: text }],
        get: { operationId: 'getOrder', responses: { 200: answer('Order'), 404: answer('Problem') } },
        put: { operationId: 'putOrder', requestBody: json('Order'), responses: { 204: { description: 'None' } } },
      },
      '/v1/shop/orders/{orderId}/cancel': {
        parameters: [{ name: 'orderId', in: 'path', required: true, schema: text }],
        post: { operationId: 'cancelOrder', responses: { 200: answer('Order') } },
      },
      '/v1/shop/files': {
        post: {
          operationId: 'upload',
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: { type: 'object', properties: { title: text, artifact: { type: 'string', format: 'binary' } } },
                encoding: { artifact: { contentType: 'image/png, image/jpeg' } },
              },
              'application/octet-stream': {},
            },
          },
          responses: { 201: answer('Receipt') },
        },
        patch: {
          operationId: 'patchFiles',
          requestBody: { $ref: '#/components/requestBodies/Patch' },
          responses: { 204: { description: 'None' } },
        },
      },
    },
    webhooks: {
      orderChanged: {
        post: {
          parameters: [{ name: 'Signature', in: 'header', required: true, schema: text }],
          requestBody: json('Shipment'),
          responses: { 200: answer('Receipt'), 204: { description: 'None' } },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Key' } },
      parameters: { Tenant: { name: 'Tenant', in: 'header', schema: text } },
      requestBodies: { Patch: json('Problem') },
      responses: { Orders: { ...answer('Orders'), headers: { Trace: { schema: text } } } },
      schemas: {
        Orders: {
          type: 'object',
          properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Order' } } },
        },
        Order: { type: 'object', required: ['id'], properties: { id: { ...text, readOnly: true }, note: text } },
        NewOrder: { type: 'object', properties: { url: text, payment: { $ref: '#/components/schemas/Payment' } } },
        Payment: {
          oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Cheque' }],
          discriminator: {
            propertyName: 'kind',
            mapping: { CARD: '#/components/schemas/Card', CHEQUE: '#/components/schemas/Cheque' },
          },
        },
        Card: { type: 'object', required: ['kind'], properties: { kind: text, number: text } },
        Cheque: { type: 'object', required: ['kind'], properties: { kind: text, bank: { type: 'integer' } } },
        Shipment: { type: 'object', required: ['carrier'], properties: { carrier: text, weight: { type: 'integer' } } },
        Receipt: {
          type: 'object',
          properties: { seen: { type: 'boolean' }, payment: { $ref: '#/components/schemas/Payment' } },
        },
        Problem: { type: 'object', required: ['name'], properties: { name: text } },
      },
    },
  });
}
