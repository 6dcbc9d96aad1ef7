export * from './user.calls';
export * from './user.texts';
