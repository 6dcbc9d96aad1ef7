export * from './payment-promise.calls';
export * from './payment-promise.state';
