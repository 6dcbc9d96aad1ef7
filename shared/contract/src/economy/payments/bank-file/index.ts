export * from './bank-file.calls';
export * from './bank-file.limits';
export * from './bank-payment.state';
export * from './bank-payment-division';
