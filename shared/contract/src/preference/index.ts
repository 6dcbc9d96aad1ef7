export * from './preference.calls';
