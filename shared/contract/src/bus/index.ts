export * from './events';
export * from './stale';
