import { listScheduledAdjustments, selectLeases, toTaxedVersion } from '@husrum/api-leases';
import { loadAreasByEntity } from '@husrum/api-objects';
import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import { type AffectedLease, toAddon } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { listRentInvoicesFrom } from '../invoice/lease-invoices.store';

export interface AffectedEntity {
  id: number;
  /** The asking rent, in SEK. */
  fee: string | null;
  fee_as_m2: boolean;
}

/**
 * The entities whose rent an adjustment changes: the entity itself if it is rentable, or else all rentable ones below it
 * (docs/domain-rules.md, D-15).
 */
export const listAffectedEntities = async (tx: Tx, entityId: number): Promise<AffectedEntity[]> => {
  const { rows } = await sql<AffectedEntity>`
    with recursive descendant as (
      select e.id, t.rentable as is_rentable_root from entity e join entity_type t on t.id = e.entity_type_id where e.id = ${entityId}
      union all
      select child.id, false from descendant join entity child on child.parent_id = descendant.id where not descendant.is_rentable_root
    )
    select e.id, e.fee::text, e.fee_as_m2 from descendant join entity e on e.id = descendant.id
    join entity_type t on t.id = e.entity_type_id where t.rentable order by e.id`.execute(tx);
  return rows;
};

/** The leases of the entities that run on a day. */
const selectLeasesOn = (tx: Tx, entityIds: readonly number[], day: LocalDate) =>
  tx
    .selectFrom('lease')
    .where(equalsAny('lease.entity_id', entityIds))
    .where('lease.start', '<=', day)
    .where(({ eb, or }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', day)]));

/** How many leases each adjustment changes if it is executed on its day, in the given order. */
export const countAffectedLeases = async (
  tx: Tx,
  adjustments: readonly { readonly entityId: number; readonly day: LocalDate }[],
): Promise<number[]> => {
  if (adjustments.length === 0) return [];
  const entityIds = adjustments.map(({ entityId }) => entityId);
  const days = adjustments.map(({ day }) => day);
  const { rows } = await sql<{ count: number }>`
    with recursive adjustment as (
      select entity_id, day, ordinal from unnest(${entityIds}::bigint[], ${days}::date[]) with ordinality as input (entity_id, day, ordinal)
    ), descendant as (
      select e.id as root_id, e.id, t.rentable as is_rentable_root from entity e join entity_type t on t.id = e.entity_type_id
      where ${equalsAny('e.id', [...new Set(entityIds)])}
      union all
      select descendant.root_id, child.id, false from descendant join entity child on child.parent_id = descendant.id
      where not descendant.is_rentable_root
    ), affected as (
      select descendant.root_id, lease.start, lease.stop from descendant
      join entity e on e.id = descendant.id join entity_type t on t.id = e.entity_type_id
      join lease on lease.entity_id = descendant.id where t.rentable
    )
    select count(affected.root_id) as count from adjustment
    left join affected on affected.root_id = adjustment.entity_id
      and affected.start <= adjustment.day and (affected.stop is null or affected.stop >= adjustment.day)
    group by adjustment.ordinal order by adjustment.ordinal`.execute(tx);
  return rows.map(({ count }) => count);
};

/** The leases of the entities that run on a day. */
export const listAffectedLeaseIds = async (
  tx: Tx,
  entityIds: readonly number[],
  day: LocalDate,
): Promise<number[]> => {
  const rows = await selectLeasesOn(tx, entityIds, day).select('lease.id').orderBy('lease.id').execute();
  return rows.map(({ id }) => id);
};

/**
 * Locks the leases of the entities that run on a day until the transaction ends: nobody can invoice or change them meanwhile.
 * Returns their ids.
 */
export const lockAffectedLeases = async (
  tx: Tx,
  entityIds: readonly number[],
  day: LocalDate,
): Promise<number[]> => {
  const rows = await selectLeasesOn(tx, entityIds, day)
    .select('lease.id')
    .orderBy('lease.id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
};

const findLeasesWithTenants = (tx: Tx, ids: readonly number[]) =>
  selectLeases(tx)
    .select([
      'lease.id',
      'lease.start',
      'lease.stop',
      'lease.fee_as_m2',
      'lease.payment_interval',
      'lease.next_invoice_month',
      'entity.id as entity_id',
      'entity.name as entity_name',
      'tenant.name as tenant',
    ])
    .where(equalsAny('lease.id', ids))
    .orderBy('lease.id')
    .execute();

/**
 * Leases with all their terms, their scheduled adjustments, and their invoices with days on or after a day. `exceptId` is the
 * adjustment whose effect is calculated: it is left out of their scheduled ones.
 */
export const findAffectedLeases = async (
  tx: Tx,
  ids: readonly number[],
  day: LocalDate,
  exceptId: number | null = null,
): Promise<AffectedLease[]> => {
  const leases = await findLeasesWithTenants(tx, ids);
  if (leases.length === 0) return [];
  const entityIds = [...new Set(leases.map((lease) => lease.entity_id))];
  const versions = await tx
    .selectFrom('rent_version')
    .select(['lease_id', 'valid_from', 'fee', 'fee_as_m2', 'tax_rate', 'payment_interval', 'agreed_from'])
    .where(equalsAny('lease_id', ids))
    .execute();
  // In the order in which the rows of invoices are calculated.
  const addons = await tx
    .selectFrom('lease_addon')
    .select(['id', 'lease_id', 'name', 'fee_ore', 'tax_rate', 'interval', 'start', 'stop', 'agreed_from'])
    .where(equalsAny('lease_id', ids))
    .orderBy('start')
    .orderBy('id')
    .execute();
  const invoices = groupBy(await listRentInvoicesFrom(tx, ids, day), (invoice) => invoice.lease_id);
  const areas = await loadAreasByEntity(tx, entityIds);
  const adjustments = await listScheduledAdjustments(tx, entityIds);
  const versionsByLease = groupBy(versions, (version) => version.lease_id);
  const addonsByLease = groupBy(addons, (addon) => addon.lease_id);
  return leases.map((lease) => ({
    id: lease.id,
    start: lease.start,
    stop: lease.stop,
    interval: lease.payment_interval,
    nextMonth: lease.next_invoice_month,
    feeAsM2: lease.fee_as_m2,
    entity: { id: lease.entity_id, name: lease.entity_name },
    tenant: lease.tenant,
    versions: (versionsByLease.get(lease.id) ?? []).map((version) =>
      toTaxedVersion(version, areas.get(lease.entity_id) ?? []),
    ),
    addons: (addonsByLease.get(lease.id) ?? []).map(toAddon),
    adjustments: (adjustments.get(lease.entity_id) ?? []).filter(({ id }) => id !== exceptId),
    invoices: invoices.get(lease.id) ?? [],
  }));
};
