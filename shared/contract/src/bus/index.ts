export * from './events';
export * from './stale-nouns';
