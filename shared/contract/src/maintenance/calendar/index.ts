export * from './calendar.calls';
export * from './move';
