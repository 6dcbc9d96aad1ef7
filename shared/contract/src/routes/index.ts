export * from '#routes';
export * from './ownership';
export * from './route';
