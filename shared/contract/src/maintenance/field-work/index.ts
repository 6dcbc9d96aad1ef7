export * from './field-work.calls';
export * from './work-status';
