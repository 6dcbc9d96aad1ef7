export * from './vat-period';
export * from './vat-report.calls';
