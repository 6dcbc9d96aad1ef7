export * from './company.calls';
