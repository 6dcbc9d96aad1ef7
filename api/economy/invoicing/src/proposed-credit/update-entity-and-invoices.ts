import { findInvoicingIntegration, removeDimensions } from '@husrum/api-connections';
import { removeComingArea, updateEntity } from '@husrum/api-objects';
import type { RequestContext } from '@husrum/api-platform';
import { moveInvoicesToCompany } from '../invoice/move-invoices';
import { recalculateUnsent } from '../invoice/recalculate-unsent';
import { listLeaseIdsOfEntities, listLeaseIdsPerSquareMetre } from './proposed-credit.store';
import { proposedCreditTexts } from './proposed-credit.texts';

const updateInvoicesOfArea = async (context: RequestContext, entityId: number): Promise<void> => {
  const leaseIds = await listLeaseIdsPerSquareMetre(context.tx, entityId);
  await recalculateUnsent(
    context,
    leaseIds.map((id) => ({ id, reason: proposedCreditTexts.areaChanged })),
  );
};

/**
 * Changes an object. A new area changes the unsent invoices with rent per square metre (docs/domain-rules.md, D-15). Unsent
 * invoices of objects that move to another company move there too, and to its accounting program; sent ones do not.
 */
export const updateEntityAndInvoices = async (
  context: RequestContext,
  command: Parameters<typeof updateEntity>[1],
): Promise<void> => {
  const { tx } = context;
  const findIntegrationId = async () =>
    (await findInvoicingIntegration(tx, { type: 'entity', id: command.id }))?.integration_id;
  const integrationIdBefore = await findIntegrationId();
  const { isAreaChanged, movedIds } = await updateEntity(context, command);
  if (movedIds.length > 0 && (await findIntegrationId()) !== integrationIdBefore)
    await removeDimensions(tx, { entityIds: movedIds });
  for (const leaseId of await listLeaseIdsOfEntities(context.tx, movedIds))
    await moveInvoicesToCompany(context, leaseId, proposedCreditTexts.companyChanged);
  if (isAreaChanged) await updateInvoicesOfArea(context, command.id);
};

/** Removes an area that has not begun, and recalculates the unsent invoices without it. */
export const removeAreaAndUpdateInvoices = async (
  context: RequestContext,
  entityId: number,
  areaId: number,
): Promise<void> => {
  await removeComingArea(context.tx, { entityId, areaId, today: context.clock.today() });
  await updateInvoicesOfArea(context, entityId);
};
