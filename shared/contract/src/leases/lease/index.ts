export * from './lease.calls';
export * from './lease.schema';
export * from './lease.state';
export * from './lease.texts';
export * from './lease-input.schema';
export * from './payment-interval';
export * from './rent-version.schema';
export * from './statutory-notice-period';
