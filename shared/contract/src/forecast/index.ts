export * from './forecast.calls';
