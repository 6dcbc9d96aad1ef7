export * from './invoice.calls';
export * from './invoice.remark';
export * from './invoice.status';
export * from './invoice-action.calls';
export * from './invoice-out';
