export * from './reminder.calls';
export * from './reminder.schema';
export * from './reminder.state';
