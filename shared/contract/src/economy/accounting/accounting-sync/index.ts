export * from './accounting-sync.calls';
export * from './divergence.schema';
export * from './import.schema';
