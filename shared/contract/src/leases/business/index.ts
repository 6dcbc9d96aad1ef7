export * from './business.calls';
