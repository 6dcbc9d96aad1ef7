export * from './addon.calls';
