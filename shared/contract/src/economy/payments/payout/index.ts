export * from './payout.calls';
