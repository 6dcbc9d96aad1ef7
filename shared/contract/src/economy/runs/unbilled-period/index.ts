export * from './unbilled-period.calls';
export * from './unbilled-period.modes';
export * from './unbilled-period.texts';
