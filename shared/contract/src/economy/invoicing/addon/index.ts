export * from './addon.calls';
export * from './addon.texts';
