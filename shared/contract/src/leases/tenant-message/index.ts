export * from './tenant-message.calls';
export * from './tenant-message.rules';
export * from './tenant-message.status';
export * from './tenant-message.texts';
