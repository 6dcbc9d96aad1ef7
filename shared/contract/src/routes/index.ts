export * from './ownership';
export * from './route';
export * from './routes';
