export * from './reference-rate.calls';
