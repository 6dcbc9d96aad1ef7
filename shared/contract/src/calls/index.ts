export * from './all-calls';
export * as calls from './calls-by-noun';
export { fieldName } from './field-names';
