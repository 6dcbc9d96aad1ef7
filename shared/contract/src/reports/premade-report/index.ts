export * from './premade-report.calls';
