export * from './maintenance.calls';
export * from './maintenance.rules';
export * from './maintenance.schema';
export * from './maintenance.status';
export * from './maintenance.texts';
