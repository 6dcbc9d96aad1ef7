export * from './agreement.calls';
export * from './agreement-template';
