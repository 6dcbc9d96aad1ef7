export * from './index-value.calls';
