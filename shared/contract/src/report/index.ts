export * from './report.calls';
export * from './report.operators';
