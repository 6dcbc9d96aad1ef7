export * from './integration.calls';
