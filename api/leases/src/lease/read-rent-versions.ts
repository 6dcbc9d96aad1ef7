import { listAreaVersions } from '@husrum/api-objects';
import { orNotFound, type RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { loadLeaseRecords } from './lease.store';
import { toTaxedVersion } from './rent-version.store';
import { listExecutedAdjustments, listRentVersions } from './rent-version-list.store';
import { toRentVersionRows } from './rent-version-rows.rules';
import { listScheduledAdjustments } from './scheduled-adjustment.store';

export const readRentVersions = async (
  { tx, clock }: RequestContext,
  id: number,
): Promise<ResponseOf<typeof leaseCalls.rentVersions>> => {
  const [row] = await loadLeaseRecords(tx, [id]);
  const { start, stop, entity_id } = orNotFound(row);
  const today = clock.today();
  const areas = await listAreaVersions(tx, entity_id);
  const versions = (await listRentVersions(tx, id)).map((version) => toTaxedVersion(version, areas));
  const executed = await listExecutedAdjustments(tx, id);
  const adjustments = (await listScheduledAdjustments(tx, [entity_id])).get(entity_id) ?? [];
  const scheduled = adjustments.map(({ rate, ...adjustment }) => ({ ...adjustment, rate: Number(rate) }));
  return { data: toRentVersionRows(versions, { lease: { start, stop }, executed, scheduled, today }) };
};
