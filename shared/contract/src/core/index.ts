export * from './call';
export * from './contact-fields';
export * from './fields';
export * from './limits';
export * from './list';
export { setFieldNames } from './locale';
export * from './named';
export * from './normalize-text';
export * from './permission';
