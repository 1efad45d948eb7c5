export { type ExampleText, exampleText } from '../../catalogue/example-text.ts';
