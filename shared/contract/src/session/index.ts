export * from './session.calls';
