export * from './receipt.calls';
