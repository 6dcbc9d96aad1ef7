export * from './area-by-noun';
export * from './call-permission';
export * from './role';
export * from './role.texts';
