export * from './call';
export * from './fields';
export * from './list';
