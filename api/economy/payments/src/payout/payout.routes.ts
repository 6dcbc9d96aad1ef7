import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { payoutCalls } from '@husrum/contract/payout';
import { toOre } from '@husrum/format';
import { payOut, readPayouts, undoPayout } from './pay-out';

export const payoutRoutes: readonly Route[] = [
  serveReadOnly(payoutCalls.listByTenant, ({ params }, context) => readPayouts(context, params.id)),
  serve(payoutCalls.create, ({ body }, context) =>
    payOut(context, {
      ...{ tenantId: body.tenant_id, companyId: body.company_id, amountOre: toOre(body.amount) },
      ...{ paidAt: body.paid_at, account: body.account },
    }),
  ),
  serve(payoutCalls.undo, ({ params }, context) => undoPayout(context, params.id)),
];
