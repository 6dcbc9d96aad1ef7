export * from './all-calls';
export * as calls from './nouns';
