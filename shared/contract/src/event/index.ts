export * from './event.calls';
export * from './event.types';
