export * from './maintenance-template.calls';
