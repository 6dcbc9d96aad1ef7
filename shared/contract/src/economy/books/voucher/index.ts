export * from './voucher.calls';
