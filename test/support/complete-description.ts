export { completeDescription } from '../../catalogue/complete-description.ts';
