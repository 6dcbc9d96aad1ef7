export * from './economy.calls';
