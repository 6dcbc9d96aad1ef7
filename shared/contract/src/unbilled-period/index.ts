export * from './unbilled-period.calls';
