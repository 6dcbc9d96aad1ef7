export * from './bank-statement.calls';
