import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { IndexSeries } from '@husrum/contract/agreement';
import type { ColumnType, Generated } from 'kysely';

/** A column of type numeric. It is read as text, so that no decimal is lost. */
type Decimal = ColumnType<string, number | string, number | string>;

export interface IndexClauseTables {
  /** The index clause of a lease of premises. */
  index_clause: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    /** Of a year, without VAT. */
    base_rent_ore: number;
    /** Percent of the base rent that follows the index. */
    share: Decimal;
    series: IndexSeries;
    /** The index number of October of the base year. */
    base_value: Decimal;
    base_year: number;
    /** The first year with a supplement. */
    first_year: number;
    /** Whether the rent may fall below the base rent. */
    may_fall: Generated<boolean>;
    /** How the base number was converted from another series. */
    conversion: string | null;
    user_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends IndexClauseTables {}
}
