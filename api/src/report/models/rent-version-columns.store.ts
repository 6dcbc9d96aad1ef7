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
import { createRentColumns, rentPerYear } from './rent-columns.store';
import { rentVersionColumnTexts as texts } from './rent-version-columns.texts';

/** The area on the first day of the version: the newest that begins by then, else the oldest. */
const area = (table: string) => sql`(select known.area from area_version as known
  join lease as leased on leased.entity_id = known.entity_id
  where leased.id = ${sql.ref(`${table}.lease_id`)}
  order by (known.valid_from <= ${sql.ref(`${table}.valid_from`)}) desc,
           case when known.valid_from <= ${sql.ref(`${table}.valid_from`)} then known.valid_from end desc,
           known.valid_from limit 1)`;

const newRent = { table: 'rent_version', area: area('rent_version') };
const earlier = sql`(select ${rentPerYear({ table: 'earlier', area: area('earlier') })} from rent_version as earlier
  where earlier.lease_id = rent_version.lease_id and earlier.valid_from < rent_version.valid_from
  order by earlier.valid_from desc limit 1)`;

/** The versions of the rents of leases. The first of a lease changes nothing, so it has no earlier rent. */
export const rentVersionColumns: readonly ReportColumn[] = [
  dateColumn('rent_version.valid_from', texts.validFrom),
  textColumn('rent_version.year', texts.year, sql`to_char(rent_version.valid_from, 'YYYY')`),
  booleanColumn(
    'rent_version.is_first',
    texts.isFirst,
    sql`not exists (select from rent_version as earlier where earlier.lease_id = rent_version.lease_id
                    and earlier.valid_from < rent_version.valid_from)`,
  ),
  ...createRentColumns('rent_version', newRent, texts.rent),
  decimalColumn('rent_version.earlier_per_year', texts.earlierPerYear, 2, earlier),
  decimalColumn(
    'rent_version.change_per_year',
    texts.changePerYear,
    2,
    sql`${rentPerYear(newRent)} - ${earlier}`,
  ),
  decimalColumn(
    'rent_version.change_rate',
    texts.changeRate,
    2,
    sql`round((${rentPerYear(newRent)} - ${earlier}) * 100 / nullif(${earlier}, 0), 2)`,
  ),
  integerColumn('rent_version.tax_rate', texts.taxRate),
  enumColumn('rent_version.payment_interval', texts.paymentInterval, paymentIntervalLabel),
  instantColumn('rent_version.created_at', texts.createdAt),
];
