export * from './late-charge.calls';
export * from './late-charge.kinds';
