export * from './company.calls';
export * from './company.texts';
