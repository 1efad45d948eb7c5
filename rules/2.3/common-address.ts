import { defineRule } from '../../framework/define-rule.ts';
import commonAddress from '../../functions/common-address.ts';

export default defineRule({
  id: 'common-address',
  statements: ['2.3/address'],
  severity: 'warn',
  summary: 'All addresses share one component, which may be extended through allOf.',
  why: 'Addresses that were described twice drift apart, and every form, printer and validator has to be written twice too.',
  then: { function: commonAddress },
  examples: {
    bad: [
      {
        title: 'two components, and one that is written out in a property',
        yaml: `
          Address:
            type: object
            properties:
              street: { type: string, minLength: 1, maxLength: 100 }
              city: { type: string, minLength: 1, maxLength: 100 }
              postalCode: { type: string, minLength: 1, maxLength: 20 }
          StoreAddress: # <- finding
            type: object
            properties:
              line1: { type: string, minLength: 1, maxLength: 100 }
              town: { type: string, minLength: 1, maxLength: 100 }
              zipCode: { type: string, minLength: 1, maxLength: 20 }
          Customer:
            type: object
            properties:
              homeAddress: # <- finding
                type: object
                properties:
                  street: { type: string, minLength: 1, maxLength: 100 }
                  city: { type: string, minLength: 1, maxLength: 100 }
                  postalCode: { type: string, minLength: 1, maxLength: 20 }
        `,
      },
      {
        title: 'an allOf that takes in something else',
        yaml: `
          Address:
            type: object
            properties:
              street: { type: string, minLength: 1, maxLength: 100 }
              city: { type: string, minLength: 1, maxLength: 100 }
              postalCode: { type: string, minLength: 1, maxLength: 20 }
          DeliveryAddress: # <- finding
            allOf:
              - $ref: '#/components/schemas/Note'
              - type: object
                properties:
                  street: { type: string, minLength: 1, maxLength: 100 }
                  city: { type: string, minLength: 1, maxLength: 100 }
                  postalCode: { type: string, minLength: 1, maxLength: 20 }
          Note:
            type: object
            properties:
              note: { type: string, minLength: 0, maxLength: 100 }
        `,
      },
    ],
    good: [
      {
        title: 'one address, referred to and extended',
        yaml: `
          Address:
            type: object
            properties:
              street: { type: string, minLength: 1, maxLength: 100 }
              city: { type: string, minLength: 1, maxLength: 100 }
              postalCode: { type: string, minLength: 1, maxLength: 20 }
          DeliveryAddress:
            allOf:
              - $ref: '#/components/schemas/Address'
              - type: object
                properties:
                  note: { type: string, minLength: 0, maxLength: 100 }
          Customer:
            type: object
            properties:
              homeAddress: { $ref: '#/components/schemas/Address' }
        `,
      },
    ],
    ignored: [
      {
        title: 'places that are no postal addresses',
        yaml: `
          Address:
            type: object
            properties:
              street: { type: string, minLength: 1, maxLength: 100 }
              city: { type: string, minLength: 1, maxLength: 100 }
              postalCode: { type: string, minLength: 1, maxLength: 20 }
          Visit:
            type: object
            properties:
              ipAddress: { type: string, minLength: 7, maxLength: 45 }
              city: { type: string, minLength: 1, maxLength: 100 }
              region: { type: string, minLength: 1, maxLength: 100 }
              postalCode: { type: string, minLength: 1, maxLength: 20 }
        `,
      },
    ],
  },
});
