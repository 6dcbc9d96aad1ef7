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
import { createRentColumns, type RentSource, toRentPerYear } from './rent-columns.store';
import { rentVersionColumnTexts as texts } from './rent-version-columns.texts';

/** The area on the first day of the rent version: the latest area that is valid from that day or earlier, otherwise the oldest. */
const areaAtStartOf = (table: string) => sql`(select area_version.area from area_version
  join lease as leased on leased.entity_id = area_version.entity_id
  where leased.id = ${sql.ref(`${table}.lease_id`)}
  order by (area_version.valid_from <= ${sql.ref(`${table}.valid_from`)}) desc,
           case when area_version.valid_from <= ${sql.ref(`${table}.valid_from`)} then area_version.valid_from end desc,
           area_version.valid_from limit 1)`;

const versionRentSource: RentSource = { table: 'rent_version', area: areaAtStartOf('rent_version') };
const earlierRentPerYear = sql`(select ${toRentPerYear({ table: 'earlier', area: areaAtStartOf('earlier') })} from rent_version as earlier
  where earlier.lease_id = rent_version.lease_id and earlier.valid_from < rent_version.valid_from
  order by earlier.valid_from desc limit 1)`;

/** The rent versions of leases. The first version of a lease has no earlier rent. */
export const rentVersionColumns: readonly ReportColumn[] = [
  dateColumn('rent_version.valid_from', texts.validFrom),
  textColumn('rent_version.year', texts.year, sql`to_char(rent_version.valid_from, 'YYYY')`),
  booleanColumn(
    'rent_version.is_first',
    texts.isFirst,
    sql`not exists (select from rent_version as earlier where earlier.lease_id = rent_version.lease_id
                    and earlier.valid_from < rent_version.valid_from)`,
  ),
  ...createRentColumns('rent_version', versionRentSource, texts.rent),
  decimalColumn('rent_version.earlier_per_year', texts.earlierPerYear, 2, earlierRentPerYear),
  decimalColumn(
    'rent_version.change_per_year',
    texts.changePerYear,
    2,
    sql`${toRentPerYear(versionRentSource)} - ${earlierRentPerYear}`,
  ),
  decimalColumn(
    'rent_version.change_rate',
    texts.changeRate,
    2,
    sql`round((${toRentPerYear(versionRentSource)} - ${earlierRentPerYear}) * 100 / nullif(${earlierRentPerYear}, 0), 2)`,
  ),
  integerColumn('rent_version.tax_rate', texts.taxRate),
  enumColumn('rent_version.payment_interval', texts.paymentInterval, paymentIntervalLabel),
  instantColumn('rent_version.created_at', texts.createdAt),
];
