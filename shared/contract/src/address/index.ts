export * from './address.calls';
