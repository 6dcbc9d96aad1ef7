export * from './invoice-row.calls';
