export * from './tenant.calls';
