export * from './signing.calls';
