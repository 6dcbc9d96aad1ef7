export * from './call';
export * from './contact-fields';
export * from './fields';
export * from './list';
export * from './named';
