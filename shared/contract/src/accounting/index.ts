export * from './accounting.rules';
