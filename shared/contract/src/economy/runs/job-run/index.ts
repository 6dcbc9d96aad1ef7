export * from './job-run.calls';
export * from './job-run.status';
export * from './job-run.texts';
