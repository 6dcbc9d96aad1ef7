export * from './credit.calls';
