export * from './invoice.calls';
export * from './invoice.remark';
export * from './invoice.schema';
export * from './invoice.status';
export * from './invoice.texts';
export * from './invoice-action.calls';
export * from './invoice-type-param';
export * from './partial-credit.schema';
