export * from './release.actions';
export * from './release.calls';
export * from './release.schema';
