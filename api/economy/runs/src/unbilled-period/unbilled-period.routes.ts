import { type Route, serve } from '@husrum/api-platform';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { invoiceUnbilledPeriod } from './invoice-unbilled-period';
import { countUnbilledPeriods, listUnbilledPeriods } from './list-unbilled-periods';

export const unbilledPeriodRoutes: readonly Route[] = [
  serve(unbilledPeriodCalls.list, ({ query }, context) => listUnbilledPeriods(context, query)),
  serve(unbilledPeriodCalls.count, ({ query }, context) => countUnbilledPeriods(context, query)),
  serve(unbilledPeriodCalls.createInvoices, ({ body: { lease_id, ...body } }, context) =>
    invoiceUnbilledPeriod(context, { ...body, leaseId: lease_id }),
  ),
];
