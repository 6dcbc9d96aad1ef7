export * from './kept';
export * from './manifest';
export * from './uses';
export * from './version';
