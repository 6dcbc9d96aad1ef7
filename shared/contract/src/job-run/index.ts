export * from './job-run.calls';
export * from './job-run.status';
