export * from './all-calls';
export * as calls from './calls-by-noun';
