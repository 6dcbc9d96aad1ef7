export * from './address.calls';
export * from './address.texts';
