import { entityHouse } from '@husrum/api-objects';
import type { DB, Tx } from '@husrum/api-platform';
import type { TaxRate } from '@husrum/contract/core';
import type { NoticeType, PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { type Insertable, sql, type Updateable } from 'kysely';
import { selectLeasesWithObject } from './select-leases.store';

/** The terms of a lease that is to be created. */
export interface NewLease {
  readonly entity_id: number;
  readonly reference: string | null;
  /** Null: today. */
  readonly start: LocalDate | null;
  readonly stop: LocalDate | null;
  /** In SEK without VAT per payment interval; with `fee_as_m2`, per m² and payment interval, with up to four decimals. */
  readonly fee: number;
  readonly fee_as_m2: boolean;
  readonly tax_rate: TaxRate;
  readonly payment_interval: PaymentInterval;
  readonly notice_length: number;
  readonly notice_type: NoticeType;
}

/** Leases joined with their object, the object's type and its company. */
export const loadLeaseRecords = (tx: Tx, ids: readonly number[]) =>
  selectLeasesWithObject(tx)
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .selectAll('lease')
    .select([
      'entity.name as entity_name',
      entityHouse('entity.id').as('house'),
      'entity.company_id',
      'entity.area',
      'entity_type.name as type_name',
      'entity_type.kind',
      'company.name as company_name',
    ])
    .where('lease.id', 'in', ids)
    .execute();

/** Locks the lease until the transaction ends, so that two changes of it cannot interleave. */
export const lockLease = (tx: Tx, id: number) =>
  tx.selectFrom('lease').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The earliest other lease of the object that overlaps the period. One that was called off has no day and overlaps none (docs/domain-rules.md, D-17). */
export const findOverlappingLease = (
  tx: Tx,
  { id, entity_id, start, stop }: { id?: number; entity_id: number; start: string; stop: string | null },
) =>
  tx
    .selectFrom('lease')
    .select(['id', 'start', 'stop'])
    .where('entity_id', '=', entity_id)
    .where('id', '<>', id ?? 0)
    .where((eb) => eb.or([eb('stop', 'is', null), eb('stop', '>=', start)]))
    .where(sql<boolean>`lease_has_days(start, stop)`)
    .$if(stop !== null, (query) => query.where('start', '<=', stop ?? start))
    .orderBy('start')
    .limit(1)
    .executeTakeFirst();

export const insertLease = async (tx: Tx, lease: Insertable<DB['lease']>): Promise<number> => {
  const { id } = await tx.insertInto('lease').values(lease).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const saveLease = async (tx: Tx, id: number, change: Updateable<DB['lease']>): Promise<void> => {
  await tx.updateTable('lease').set(change).where('id', '=', id).execute();
};

export const deleteLease = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('lease').where('id', '=', id).execute();
};
