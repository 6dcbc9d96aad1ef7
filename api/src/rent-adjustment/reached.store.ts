import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { invoicesFrom } from '../invoice/lease-invoices.store';
import { engineAddon } from '../lease-addon/lease-addon.store';
import type { Tx } from '../platform/db';
import { grouped } from '../platform/grouped';
import type { ReachedLease } from './lease-effect.rules';

export interface ReachedEntity {
  id: number;
  fee: string | null;
  fee_as_m2: boolean;
}

/** The objects whose rent an adjustment changes: the object itself when it is let, else all that are, below it (D-15). */
export const reachedEntities = async (tx: Tx, entityId: number): Promise<ReachedEntity[]> => {
  const { rows } = await sql<ReachedEntity>`
    with recursive down as (
      select e.id, t.rentable as stops from entity e join entity_type t on t.id = e.entity_type_id where e.id = ${entityId}
      union all
      select child.id, false from down join entity child on child.parent_id = down.id where not down.stops
    )
    select e.id, e.fee::text, e.fee_as_m2 from down join entity e on e.id = down.id
    join entity_type t on t.id = e.entity_type_id where t.rentable order by e.id`.execute(tx);
  return rows;
};

const running = (tx: Tx, entityIds: readonly number[], day: LocalDate) =>
  tx
    .selectFrom('lease')
    .where('lease.entity_id', 'in', [0, ...entityIds])
    .where('lease.start', '<=', day)
    .where(({ eb, or }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', day)]));

/** How many leases run on a day on what an adjustment of the object reaches. */
export const reachedCount = async (tx: Tx, entityId: number, day: LocalDate): Promise<number> => {
  const entities = await reachedEntities(tx, entityId);
  const { count } = await running(
    tx,
    entities.map(({ id }) => id),
    day,
  )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Holds the leases until the transaction ends: nobody bills or changes them meanwhile. */
export const lockReached = async (tx: Tx, entityIds: readonly number[], day: LocalDate): Promise<void> => {
  await running(tx, entityIds, day).select('lease.id').orderBy('lease.id').forUpdate().execute();
};

const leasesOn = (tx: Tx, entityIds: readonly number[], day: LocalDate) =>
  running(tx, entityIds, day)
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
      'entity.area',
      'tenant.name as tenant',
    ])
    .orderBy('lease.id')
    .execute();

/** The leases that run on a day on some objects, with their terms over time and their invoices from that day on. */
export const reachedLeases = async (
  tx: Tx,
  entityIds: readonly number[],
  day: LocalDate,
): Promise<ReachedLease[]> => {
  const leases = await leasesOn(tx, entityIds, day);
  if (leases.length === 0) return [];
  const ids = leases.map(({ id }) => id);
  const versions = await tx.selectFrom('rent_version').selectAll().where('lease_id', 'in', ids).execute();
  const addons = await tx.selectFrom('lease_addon').selectAll().where('lease_id', 'in', ids).execute();
  const invoices = grouped(await invoicesFrom(tx, ids, day), (invoice) => invoice.lease_id);
  const versionsOf = grouped(versions, (version) => version.lease_id);
  const addonsOf = grouped(addons, (addon) => addon.lease_id);
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
    versions: (versionsOf.get(lease.id) ?? []).map((version) => ({
      validFrom: version.valid_from,
      fee: version.fee,
      feeAsM2: version.fee_as_m2,
      area: lease.area,
      interval: version.payment_interval,
      taxRate: version.tax_rate,
    })),
    addons: (addonsOf.get(lease.id) ?? []).map(engineAddon),
    invoices: invoices.get(lease.id) ?? [],
  }));
};
