import { defineRule } from '../../framework/define-rule.ts';
import pathDepth from '../../functions/path-depth.ts';

export default defineRule({
  id: 'path-depth',
  statements: ['4.1/depth'],
  severity: 'error',
  summary: 'Paths have at most two levels of sub-resources.',
  why: 'Each level adds an identifier that the client has to know and the server has to check; deep paths break whenever a resource moves.',
  then: { function: pathDepth, functionOptions: { levels: 2 } },
  examples: {
    bad: [
      {
        title: 'a third level, told once for what goes on after it',
        yaml: `
          /v1/shop/orders/{orderId}/items/{itemId}/notes/{noteId}: {}
          /v1/shop/orders/{orderId}/items/{itemId}/notes/{noteId}/files/{fileId}: {} # <- finding
          /v1/shop/orders/{orderId}/items/{itemId}/notes/{noteId}/files/{fileId}/pages/{pageId}: {}
        `,
      },
      {
        title: 'the namespace in the server’s path',
        yaml: `
          servers:
            - url: https://api.example.com/v1/shop
          paths:
            /orders/{orderId}/items/{itemId}/notes/{noteId}/files/{fileId}: {} # <- finding
            /orders/{orderId}/items/{itemId}/notes/{noteId}/links/{linkId}: {} # <- finding
        `,
      },
    ],
    good: [
      {
        title: 'two levels',
        yaml: `
          /v1/shop/orders/{orderId}/items/{itemId}/notes/{noteId}: {}
        `,
      },
    ],
    ignored: [
      {
        title: 'an action below the second level',
        yaml: `
          /v1/shop/orders/{orderId}/items/{itemId}/notes/{noteId}/activate:
            parameters:
              - { $ref: '#/components/parameters/OrderId' }
              - { $ref: '#/components/parameters/ItemId' }
              - { $ref: '#/components/parameters/NoteId' }
            post: {}
        `,
      },
    ],
  },
});
