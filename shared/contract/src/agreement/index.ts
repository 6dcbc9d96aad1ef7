export * from './agreement.calls';
