import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { depositCalls } from '@husrum/contract/deposit';
import { toOre } from '@husrum/format';
import { addInterest, previewInterest } from './add-interest';
import { changeDepositSettings, readDepositSettings } from './deposit-settings';
import {
  listDeposits,
  listDepositsOfLease,
  listDepositsOfTenant,
  readInvoicesOfDeposit,
} from './read-deposits';
import { repayDeposit } from './repay-deposit';
import { requestDeposit } from './request-deposit';
import { takeFromDeposit } from './take-from-deposit';
import { undoDepositEntry } from './undo-deposit-entry';

/** Percent with two decimals, in hundredths. */
const toHundredths = (percent: number | null): number | null =>
  percent === null ? null : Math.round(percent * 100);

export const depositRoutes: readonly Route[] = [
  serveReadOnly(depositCalls.list, ({ query }, context) => listDeposits(context, query)),
  serveReadOnly(depositCalls.listByLease, ({ params }, context) => listDepositsOfLease(context, params.id)),
  serveReadOnly(depositCalls.listByTenant, ({ params }, context) => listDepositsOfTenant(context, params.id)),
  serveReadOnly(depositCalls.invoices, ({ params }, context) => readInvoicesOfDeposit(context, params.id)),
  serveReadOnly(depositCalls.previewInterest, ({ params, query }, context) =>
    previewInterest(context, params.id, query.day),
  ),
  serve(depositCalls.create, ({ body }, context) =>
    requestDeposit(context, {
      ...{ leaseId: body.lease_id, amountOre: toOre(body.amount), dueAt: body.due_at },
      interestRate: toHundredths(body.interest_rate),
    }),
  ),
  serve(depositCalls.use, ({ params, body }, context) =>
    takeFromDeposit(context, {
      ...{ id: params.id, invoiceId: body.invoice_id, amountOre: toOre(body.amount) },
      ...{ day: body.paid_at, reason: body.reason },
    }),
  ),
  serve(depositCalls.addInterest, ({ params, body }, context) => addInterest(context, params.id, body.day)),
  serve(depositCalls.repay, ({ params, body }, context) =>
    repayDeposit(context, {
      ...{ id: params.id, amountOre: toOre(body.amount), day: body.paid_at, toAccount: body.to_account },
    }),
  ),
  serve(depositCalls.undo, ({ params }, context) => undoDepositEntry(context, params.id)),
  serveReadOnly(depositCalls.settings, ({ params }, context) => readDepositSettings(context, params.id)),
  serve(depositCalls.saveSettings, ({ params, body }, context) =>
    changeDepositSettings(context, params.id, body),
  ),
];
