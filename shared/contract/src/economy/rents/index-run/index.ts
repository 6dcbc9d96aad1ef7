export * from './index-run.calls';
export * from './index-run.schema';
export * from './index-run.status';
export * from './index-run.texts';
