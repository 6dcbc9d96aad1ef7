export * from './entity.calls';
export * from './entity.types';
export * from './entity-input';
