export * from './ticket.calls';
export * from './ticket.status';
export * from './ticket.texts';
