export * from './entity.calls';
export * from './entity.kinds';
export * from './entity.texts';
export * from './entity-input.schema';
export * from './entity-tree.schema';
export * from './entity-unit.schema';
export * from './named-entity';
