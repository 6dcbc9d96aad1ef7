export * from './announcement.calls';
