export * from './lease-addon.calls';
export * from './lease-addon.texts';
