export * from './event.calls';
export * from './event.choices';
export * from './event.texts';
