export * from './interval';
export * from './lease.calls';
export * from './lease.state';
export * from './lease-input';
export * from './lease-out';
export * from './lease-terms';
export * from './statutory-notice';
