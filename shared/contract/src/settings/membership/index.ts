export * from './membership.calls';
