export * from './lease-addon.calls';
