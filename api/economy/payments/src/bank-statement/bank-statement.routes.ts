import { type Route, serveReadOnly } from '@husrum/api-platform';
import { bankStatementCalls } from '@husrum/contract/bank-statement';
import { listBankStatements } from './list-bank-statements';

export const bankStatementRoutes: readonly Route[] = [
  serveReadOnly(bankStatementCalls.list, ({ query }, context) => listBankStatements(context, query)),
];
