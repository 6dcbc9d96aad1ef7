import type { BodyOf } from '@husrum/contract/core';
import type { entityCalls } from '@husrum/contract/entity';
import { removeComingArea } from '../entity/remove-area';
import { updateEntity } from '../entity/update-entity';
import { moveInvoicesToCompany, updateLeaseInvoices } from '../invoice/update-lease-invoices';
import type { RequestContext } from '../platform/http';
import { listLeaseIdsOn, listLeasesPerSquareMetre } from './proposed-credit.store';
import { proposedCreditTexts } from './proposed-credit.texts';

const updateInvoicesOfArea = async (context: RequestContext, entityId: number): Promise<void> => {
  for (const { id, ...span } of await listLeasesPerSquareMetre(context.tx, entityId))
    await updateLeaseInvoices(context, id, span, proposedCreditTexts.areaChanged);
};

/**
 * Changes an object. A new area reaches the unsent invoices whose rent is per square metre (D-15). Unsent invoices of
 * objects that move to another company become that company's; sent ones stay.
 */
export const updateEntityAndInvoices = async (
  context: RequestContext,
  body: BodyOf<typeof entityCalls.update>,
): Promise<void> => {
  const { areaChanged, movedIds } = await updateEntity(context, body);
  for (const leaseId of await listLeaseIdsOn(context.tx, movedIds))
    await moveInvoicesToCompany(context, leaseId, proposedCreditTexts.companyChanged);
  if (areaChanged) await updateInvoicesOfArea(context, body.id);
};

/** Takes back an area that has not begun; the unsent invoices are calculated without it. */
export const removeAreaAndUpdateInvoices = async (
  context: RequestContext,
  entityId: number,
  areaId: number,
): Promise<void> => {
  await removeComingArea(context.tx, { entityId, areaId, today: context.clock.today() });
  await updateInvoicesOfArea(context, entityId);
};
