import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { loadAreasByEntity } from '../entity/area-version.store';
import { listRentInvoicesFrom } from '../invoice/lease-invoices.store';
import { toTaxedVersion } from '../lease/rent-version.store';
import { listScheduledAdjustments } from '../lease/scheduled-adjustment.store';
import { groupBy } from '../platform/collections';
import type { Tx } from '../platform/db';
import { toAddon } from '../rent/addon-rows.rules';
import type { AffectedLease } from './lease-effect.rules';

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

/** The leases of the entities that run on a day. 0 is no id: SQL does not allow an empty list. */
const selectLeasesOn = (tx: Tx, entityIds: readonly number[], day: LocalDate) =>
  tx
    .selectFrom('lease')
    .where('lease.entity_id', 'in', [0, ...entityIds])
    .where('lease.start', '<=', day)
    .where(({ eb, or }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', day)]));

/** How many leases an adjustment of the entity changes if it is executed on a day. */
export const countAffectedLeases = async (tx: Tx, entityId: number, day: LocalDate): Promise<number> => {
  const entities = await listAffectedEntities(tx, entityId);
  const { count } = await selectLeasesOn(
    tx,
    entities.map(({ id }) => id),
    day,
  )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Locks the leases until the transaction ends: nobody can invoice or change them meanwhile. */
export const lockAffectedLeases = async (
  tx: Tx,
  entityIds: readonly number[],
  day: LocalDate,
): Promise<void> => {
  await selectLeasesOn(tx, entityIds, day).select('lease.id').orderBy('lease.id').forUpdate().execute();
};

const findLeasesWithTenants = (tx: Tx, entityIds: readonly number[], day: LocalDate) =>
  selectLeasesOn(tx, entityIds, day)
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .leftJoin('lease_tenant', (on) =>
      on.onRef('lease_tenant.lease_id', '=', 'lease.id').on('lease_tenant.is_primary', '=', true),
    )
    .leftJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
    .select([
      'lease.id',
      'lease.start',
      'lease.stop',
      'lease.fee',
      'lease.fee_as_m2',
      'lease.payment_interval',
      'lease.next_invoice_month',
      'entity.id as entity_id',
      'entity.name as entity_name',
      'tenant.name as tenant',
    ])
    .orderBy('lease.id')
    .execute();

/**
 * The leases of some entities that run on a day, with all their terms, their scheduled adjustments, and their invoices with days
 * on or after that day. `exceptId` is the adjustment whose effect is calculated: it is left out of their scheduled ones.
 */
export const listAffectedLeases = async (
  tx: Tx,
  entityIds: readonly number[],
  day: LocalDate,
  exceptId: number | null = null,
): Promise<AffectedLease[]> => {
  const leases = await findLeasesWithTenants(tx, entityIds, day);
  if (leases.length === 0) return [];
  const ids = leases.map(({ id }) => id);
  const versions = await tx.selectFrom('rent_version').selectAll().where('lease_id', 'in', ids).execute();
  const addons = await tx.selectFrom('lease_addon').selectAll().where('lease_id', 'in', ids).execute();
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
    fee: Number(lease.fee),
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

/** The leases that run on a day and have an unlocked rent invoice with days on or after it. */
export const listLeasesWithUnlockedInvoices = (tx: Tx, entityIds: readonly number[], day: LocalDate) =>
  selectLeasesOn(tx, entityIds, day)
    .select(['lease.id', 'lease.start', 'lease.stop'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoicebase')
          .select('invoicebase.id')
          .whereRef('invoicebase.lease_id', '=', 'lease.id')
          .where('invoicebase.kind', '=', 'RENT')
          .where('invoicebase.locked_at', 'is', null)
          .where('invoicebase.stop', '>=', day),
      ),
    )
    .orderBy('lease.id')
    .execute();
