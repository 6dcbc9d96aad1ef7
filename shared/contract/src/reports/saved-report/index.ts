export * from './saved-report.calls';
export * from './saved-report.schedule';
