import type { ResponseOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { loadLeaseRecords } from './lease.store';
import {
  listExecutedAdjustments,
  listRentVersions,
  listScheduledAdjustments,
} from './rent-version-list.store';
import { toRentVersionRows } from './rent-version-rows.rules';

export const readRentVersions = async (
  { tx, clock }: RequestContext,
  id: number,
): Promise<ResponseOf<typeof leaseCalls.rentVersions>> => {
  const [row] = await loadLeaseRecords(tx, [id]);
  const { start, stop, area, entity_id } = orNotFound(row);
  const today = clock.today();
  const versions = (await listRentVersions(tx, id)).map((version) => ({
    validFrom: version.valid_from,
    fee: version.fee,
    feeAsM2: version.fee_as_m2,
    area,
    interval: version.payment_interval,
    taxRate: version.tax_rate,
  }));
  const executed = await listExecutedAdjustments(tx, id);
  const scheduled = await listScheduledAdjustments(tx, entity_id, today);
  return { data: toRentVersionRows(versions, { lease: { start, stop }, executed, scheduled, today }) };
};
