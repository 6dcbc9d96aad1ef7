import { type Route, serve } from '@husrum/api-platform';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { invoiceUnbilledPeriod } from './invoice-unbilled-period';
import { countUnbilledPeriods, listUnbilledPeriods } from './list-unbilled-periods';
import { markBilledElsewhere } from './mark-billed-elsewhere';

export const unbilledPeriodRoutes: readonly Route[] = [
  serve(unbilledPeriodCalls.list, ({ query }, context) => listUnbilledPeriods(context, query)),
  serve(unbilledPeriodCalls.count, ({ query }, context) => countUnbilledPeriods(context, query)),
  serve(unbilledPeriodCalls.createInvoices, ({ body: { lease_id, ...body } }, context) =>
    invoiceUnbilledPeriod(context, { ...body, leaseId: lease_id }),
  ),
  serve(unbilledPeriodCalls.markBilledElsewhere, ({ body }, context) =>
    markBilledElsewhere(context, {
      until: body.until,
      companyId: body.company_id,
      leaseId: body.lease_id,
    }),
  ),
];
