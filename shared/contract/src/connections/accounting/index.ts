export * from './accounting.calls';
export * from './accounting.rules';
