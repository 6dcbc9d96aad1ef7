import { type RawBuilder, sql } from 'kysely';
import { booleanColumn, decimalColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';

type Sql = RawBuilder<unknown>;

/** Where the SQL of a rent reads its terms. */
export interface RentSource {
  /** The name or alias of a table with fee, fee_as_m2 and payment_interval. */
  readonly table: string;
  /** The area is in m². */
  readonly area: Sql;
}

const ref = ({ table }: RentSource, column: string): Sql => sql.ref(`${table}.${column}`);

/** SEK per invoice, which is for one payment interval, excluding VAT and add-ons (docs/domain-rules.md, D-1). */
export const toRentPerInvoice = (source: RentSource): Sql =>
  sql`round(${ref(source, 'fee')} * case when ${ref(source, 'fee_as_m2')} then coalesce(${source.area}, 0) else 1 end, 2)`;

const invoicesPerYear = (source: RentSource): Sql =>
  sql`case ${ref(source, 'payment_interval')} when 'MONTHLY' then 12 when 'QUARTERLY' then 4 else 1 end`;

export const toRentPerYear = (source: RentSource): Sql =>
  sql`(${toRentPerInvoice(source)} * ${invoicesPerYear(source)})`;

/** The labels of the rent columns: for the agreed rent of a lease, or the asking rent of an object. */
export interface RentTexts {
  readonly perInvoice: string;
  readonly perYear: string;
  readonly perM2Invoice: string;
  readonly perM2Year: string;
  readonly feeAsM2: string;
}

/**
 * The rent in SEK per invoice, per year and per m², each in a column of its own. `alias` is the first part of the keys. For a rent that is not set per m², the price per
 * m² and year is the rent per year divided by the area.
 */
export const createRentColumns = (alias: string, source: RentSource, texts: RentTexts): ReportColumn[] => [
  decimalColumn(`${alias}.fee`, texts.perInvoice, 2, toRentPerInvoice(source)),
  decimalColumn(`${alias}.fee_per_year`, texts.perYear, 2, toRentPerYear(source)),
  decimalColumn(
    `${alias}.fee_per_m2`,
    texts.perM2Invoice,
    4,
    sql`case when ${ref(source, 'fee_as_m2')} then ${ref(source, 'fee')} end`,
  ),
  decimalColumn(
    `${alias}.fee_per_m2_year`,
    texts.perM2Year,
    4,
    sql`case when ${ref(source, 'fee_as_m2')} then ${ref(source, 'fee')} * ${invoicesPerYear(source)}
        else round(${toRentPerYear(source)} / nullif(${source.area}, 0), 4) end`,
  ),
  booleanColumn(`${alias}.fee_as_m2`, texts.feeAsM2, ref(source, 'fee_as_m2')),
];
