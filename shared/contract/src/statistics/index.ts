export * from './statistics.calls';
