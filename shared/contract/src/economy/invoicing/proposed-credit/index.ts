export * from './proposed-credit.calls';
