export * from './search.calls';
