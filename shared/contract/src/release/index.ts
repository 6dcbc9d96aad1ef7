export * from './release.actions';
export * from './release.calls';
