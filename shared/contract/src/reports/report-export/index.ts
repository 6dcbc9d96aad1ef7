export * from './report-export.calls';
export * from './report-export.status';
