export * from './ledger.calls';
export * from './ledger.kinds';
