import { entityKindLabel, entityKinds } from '@husrum/contract/entity';
import { paymentIntervalLabel } from '@husrum/contract/lease';
import { sql } from 'kysely';
import {
  booleanColumn,
  dateColumn,
  decimalColumn,
  enumColumn,
  instantColumn,
  integerColumn,
  textColumn,
} from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { entityColumnTexts as texts } from './entity-columns.texts';
import { createRentColumns } from './rent-columns.store';

const kindLabels = Object.fromEntries(entityKinds.map((kind) => [kind, entityKindLabel[kind].one]));

const isRentable = sql`(select rentable from entity_type where entity_type.id = entity.entity_type_id)`;
const isRented = sql`exists (select from lease as current_lease where current_lease.entity_id = entity.id
  and app_today() between current_lease.start and coalesce(current_lease.stop, 'infinity'))`;

/**
 * The first vacant day. For a rented object: the day after its last lease, or null if one of its leases has no end. For a vacant
 * object: the day after the latest lease that has ended, or the day on which the object was created if there is none.
 */
const vacantFrom = sql`case when ${isRentable} then (
  select case
    when bool_or(app_today() between own_lease.start and coalesce(own_lease.stop, 'infinity'))
      then case when bool_or(own_lease.stop is null) then null else max(own_lease.stop) + 1 end
    else coalesce(max(own_lease.stop) filter (where own_lease.stop < app_today()) + 1,
                  (entity.created_at at time zone 'Europe/Stockholm')::date) end
  from lease as own_lease where own_lease.entity_id = entity.id) end`;

/** The columns that every object has. `loadEntityTypeColumns` adds the fields of the types of objects. */
export const entityColumns: readonly ReportColumn[] = [
  textColumn('entity.name', texts.name),
  textColumn('entity.house', texts.house, sql`entity_house(entity.id)`),
  enumColumn(
    'entity.kind',
    texts.kind,
    kindLabels,
    sql`(select kind from entity_type where entity_type.id = entity.entity_type_id)`,
  ),
  textColumn('entity.address', texts.address),
  textColumn('entity.postal_code', texts.postalCode),
  textColumn('entity.city', texts.city),
  decimalColumn('entity.area', texts.area, 2),
  ...createRentColumns('entity', { table: 'entity', area: sql.ref('entity.area') }, texts.rent),
  enumColumn('entity.payment_interval', texts.paymentInterval, paymentIntervalLabel),
  booleanColumn('entity.rentable', texts.rentable, isRentable),
  booleanColumn('entity.rented', texts.rented, isRented),
  integerColumn('entity.rented_count', texts.rentedCount, sql`(case when ${isRented} then 1 else 0 end)`),
  dateColumn('entity.vacant_from', texts.vacantFrom, vacantFrom),
  instantColumn('entity.created_at', texts.createdAt),
];
