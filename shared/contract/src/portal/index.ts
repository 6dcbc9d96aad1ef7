export { ledgerLineKindLabel } from '../economy/books/ledger/ledger.kinds';
export * from './portal.calls';
export * from './portal-invoice-state';
export * from './ticket-photo';
