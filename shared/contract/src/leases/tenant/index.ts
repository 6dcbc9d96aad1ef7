export * from './tenant.calls';
export * from './tenant.texts';
