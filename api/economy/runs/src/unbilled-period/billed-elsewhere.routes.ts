import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { listBilledElsewhere, markBilledElsewhere, undoBilledElsewhere } from './billed-elsewhere';

export const billedElsewhereRoutes: readonly Route[] = [
  serve(unbilledPeriodCalls.markBilledElsewhere, ({ body }, context) =>
    markBilledElsewhere(context, {
      until: body.until,
      companyId: body.company_id,
      leaseId: body.lease_id,
    }),
  ),
  serveReadOnly(unbilledPeriodCalls.listBilledElsewhere, ({ query }, context) =>
    listBilledElsewhere(context, query),
  ),
  serve(unbilledPeriodCalls.undoBilledElsewhere, ({ params }, context) =>
    undoBilledElsewhere(context, params.id),
  ),
];
