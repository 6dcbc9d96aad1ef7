import { readEntity } from '@husrum/api-objects';
import { type Route, requireRow, serve } from '@husrum/api-platform';
import { entityCalls } from '@husrum/contract/entity';
import { leaseCalls } from '@husrum/contract/lease';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { decideCredit } from './decide-credit';
import { listOpenProposals } from './proposed-credit.store';
import { removeAreaAndUpdateInvoices, updateEntityAndInvoices } from './update-entity-and-invoices';
import { changePrimaryTenantAndInvoices, updateLeaseAndInvoices } from './update-lease-and-invoices';

export const proposedCreditRoutes: readonly Route[] = [
  serve(proposedCreditCalls.listByLease, async ({ params }, { tx }) => {
    await requireRow(tx, 'lease', params.id);
    return { data: await listOpenProposals(tx, params.id) };
  }),
  serve(proposedCreditCalls.decide, ({ params, body }, context) =>
    decideCredit(context, params.id, body.decision),
  ),
  // They are served here and not by `lease` and `entity`: the change updates the lease's unsent invoices, and proposes
  // credits of sent ones.
  serve(leaseCalls.update, ({ body }, context) => updateLeaseAndInvoices(context, body)),
  serve(leaseCalls.changePrimaryTenant, ({ params, body }, context) =>
    changePrimaryTenantAndInvoices(context, params.id, body.tenant_id),
  ),
  serve(entityCalls.update, async ({ body }, context) => {
    await updateEntityAndInvoices(context, body);
    return readEntity(context, body.id);
  }),
  serve(entityCalls.removeArea, async ({ params }, context) => {
    await removeAreaAndUpdateInvoices(context, params.id, Number(params.areaId));
    return readEntity(context, params.id);
  }),
];
