export * from './deposit.calls';
export * from './deposit.kinds';
export * from './deposit.schema';
