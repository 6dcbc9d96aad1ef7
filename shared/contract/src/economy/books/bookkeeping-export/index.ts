export * from './bookkeeping-export.calls';
