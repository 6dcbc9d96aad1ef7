export * from './tenant-portal.calls';
