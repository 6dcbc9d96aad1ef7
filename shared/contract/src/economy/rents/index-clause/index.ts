export * from './index-clause.calls';
export * from './index-clause.schema';
