export * from './notification.calls';
