export * from './ticket.calls';
export * from './ticket.status';
