import { toTaxedVersion } from '@husrum/api-leases';
import { loadAreasByEntity } from '@husrum/api-objects';
import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import { intervalRentOn, type TaxedVersion, versionOn } from '@husrum/api-rent';
import { monthsPerInterval } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';

/** The rent versions of leases, by lease. */
export const loadRents = async (
  tx: Tx,
  leaseIds: readonly number[],
): Promise<ReadonlyMap<number, TaxedVersion[]>> => {
  if (leaseIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('rent_version')
    .innerJoin('lease', 'lease.id', 'rent_version.lease_id')
    .select([
      'rent_version.lease_id',
      'lease.entity_id',
      'rent_version.valid_from',
      'rent_version.fee',
      'rent_version.fee_as_m2',
      'rent_version.tax_rate',
      'rent_version.payment_interval',
      'rent_version.agreed_from',
    ])
    .where(equalsAny('rent_version.lease_id', leaseIds))
    .execute();
  const areas = await loadAreasByEntity(tx, [...new Set(rows.map(({ entity_id }) => entity_id))]);
  return new Map(
    [...groupBy(rows, ({ lease_id }) => lease_id)].map(([leaseId, versions]) => [
      leaseId,
      versions.map((version) => toTaxedVersion(version, areas.get(version.entity_id) ?? [])),
    ]),
  );
};

/** The rent of a year in öre, by the terms of a day. */
export const yearlyRentOn = (versions: readonly TaxedVersion[], day: LocalDate): number => {
  const version = versionOn(versions, day);
  return version === undefined
    ? 0
    : (intervalRentOn(version, day) * 12) / monthsPerInterval[version.interval];
};
