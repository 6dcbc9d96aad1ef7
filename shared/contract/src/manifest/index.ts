export * from './manifest';
export * from './manifest.texts';
export * from './retention';
export * from './uses';
export * from './version';
