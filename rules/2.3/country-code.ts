import { defineRule } from '../../framework/define-rule.ts';
import standardCodes from '../../functions/standard-codes.ts';

export default defineRule({
  id: 'country-code',
  statements: ['2.3/country-code'],
  severity: 'error',
  summary: 'A country code is one of ISO 3166-1 alpha-2: two upper-case letters.',
  why: 'Codes of one list can be joined, looked up and validated; two lists side by side make every consumer keep a table.',
  then: { function: standardCodes, functionOptions: { role: 'country', form: { length: 2, pattern: '^[A-Z]{2}$' } } },
  examples: {
    bad: [
      {
        title: 'three letters, no pattern, and a code that no country has',
        yaml: `
          Customer:
            type: object
            properties:
              countryCode:
                type: string
                minLength: 2
                maxLength: 3
                pattern: '^[A-Z]{2,3}$' # <- finding
              birthCountryCode: # <- finding
                type: string
                minLength: 2
                maxLength: 2
              taxCountryCode:
                type: string
                minLength: 2
                maxLength: 2
                enum:
                  - DE
                  - UK # <- finding
                  - uk # <- finding
                pattern: '^[0-9A-Z_]+$'
        `,
      },
      {
        title: 'a path-level query parameter, behind a reference',
        yaml: `
          paths:
            /v1/shop/orders:
              parameters:
                - name: country
                  in: query
                  schema: { $ref: '#/components/schemas/Country' }
          components:
            schemas:
              Country: # <- finding
                type: string
                minLength: 2
                maxLength: 2
        `,
      },
    ],
    good: [
      {
        title: 'two upper-case letters, in a property and in the items of a list',
        yaml: `
          Customer:
            type: object
            properties:
              country: { type: string, minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$', example: DE }
              allowedCountries:
                type: array
                minItems: 0
                maxItems: 300
                items: { type: string, minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a list of codes in one parameter',
        yaml: `
          /v1/shop/orders:
            parameters:
              - name: countries
                in: query
                description: Country codes, separated by commas; a comma inside a value is escaped as %2C.
                schema: { type: string, minLength: 2, maxLength: 89, pattern: '^[A-Z]{2}(,[A-Z]{2})*$', example: 'DE,AT' }
        `,
      },
      {
        title: 'a country by its name, a country that is an object, and a calling code',
        yaml: `
          Customer:
            type: object
            properties:
              country: { type: string, minLength: 1, maxLength: 100, description: The name of the country. }
              homeCountry: { type: object, properties: { title: { type: string, minLength: 1, maxLength: 100 } } }
          Phone:
            type: object
            properties:
              countryCode: { type: string, minLength: 1, maxLength: 3, pattern: '^[0-9]{1,3}$' }
              nationalNumber: { type: string, minLength: 1, maxLength: 14, pattern: '^[0-9]{1,14}$' }
        `,
      },
    ],
  },
});
