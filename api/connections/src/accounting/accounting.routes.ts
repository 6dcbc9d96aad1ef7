import { type Route, serve, serveWithTransactions } from '@husrum/api-platform';
import { accountingCalls } from '@husrum/contract/accounting';
import { readAccountingSettings, readChart, updateAccounts, updateDimension } from './accounting-settings';
import { beginLogin } from './begin-login';
import { completeLogin } from './complete-login';

export const accountingRoutes: readonly Route[] = [
  serve(accountingCalls.loginFortnox, ({ query }, context) =>
    beginLogin(context, 'FORTNOX', query.integration_id),
  ),
  serveWithTransactions(accountingCalls.authenticateFortnox, ({ body: { code, state } }, context) =>
    completeLogin(context, 'FORTNOX', { code, state }),
  ),
  serve(accountingCalls.loginVisma, ({ query }, context) =>
    beginLogin(context, 'VISMA', query.integration_id),
  ),
  serveWithTransactions(accountingCalls.authenticateVisma, ({ body: { code, state } }, context) =>
    // The program may leave out the state: then the latest login of the session is used.
    completeLogin(context, 'VISMA', { code, state: state || undefined }),
  ),
  serve(accountingCalls.settings, ({ params }, context) => readAccountingSettings(context, params.id)),
  serveWithTransactions(accountingCalls.chart, ({ params }, context) => readChart(context, params.id)),
  serve(accountingCalls.updateAccounts, ({ params, body }, context) =>
    updateAccounts(context, params.id, body.accounts),
  ),
  serve(accountingCalls.updateDimension, ({ params, body }, context) =>
    updateDimension(context, params.id, body),
  ),
];
