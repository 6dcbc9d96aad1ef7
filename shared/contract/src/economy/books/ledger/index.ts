export * from './ledger.calls';
