import { type Route, requireRow, serve } from '@husrum/api-platform';
import { creditCalls } from '@husrum/contract/credit';
import { listTenantCredits } from './list-tenant-credits';
import { offsetTenantCredit } from './offset-tenant-credit';

export const creditRoutes: readonly Route[] = [
  serve(creditCalls.listByTenant, async ({ params }, { tx }) => {
    await requireRow(tx, 'tenant', params.id);
    return { data: await listTenantCredits(tx, params.id) };
  }),
  serve(creditCalls.offset, ({ params, body }, context) =>
    offsetTenantCredit(context, params.id, body.company_id),
  ),
];
