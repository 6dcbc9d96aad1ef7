import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { IndexSeries } from '@husrum/contract/agreement';
import type { IndexRowState, IndexRunStatus } from '@husrum/contract/index-run';
import type { PaymentInterval } from '@husrum/contract/lease';
import type { ColumnType, Generated } from 'kysely';

/** A column of type numeric. It is read as text, so that no decimal is lost. */
type NullableDecimal = ColumnType<string | null, number | string | null, number | string | null>;

export interface IndexRunTables {
  index_run: {
    id: Id;
    billable_id: AccountColumn;
    /** The rents change on 1 January of the year. */
    year: number;
    status: Generated<IndexRunStatus>;
    user_id: number | null;
    created_at: Timestamp;
    finished_at: NullableTimestamp;
  };
  /** A lease in a run, with all that its amount is computed from. Of a lease that is left out there may be nothing. */
  index_run_row: {
    id: Id;
    billable_id: AccountColumn;
    index_run_id: number;
    lease_id: number;
    year: number;
    state: IndexRowState;
    /** Why it is left out or failed. */
    reason: string | null;
    base_rent_ore: number | null;
    share: NullableDecimal;
    series: IndexSeries | null;
    base_value: NullableDecimal;
    base_year: number | null;
    may_fall: boolean | null;
    conversion: string | null;
    index_value: NullableDecimal;
    /** Where the index number is from. */
    index_source: string | null;
    /** Of a year, as the other amounts in öre. */
    old_supplement_ore: number | null;
    new_supplement_ore: number | null;
    old_year_ore: number | null;
    new_year_ore: number | null;
    /** In SEK as the lease counts: of an interval, or per m² and interval. */
    old_fee: NullableDecimal;
    new_fee: NullableDecimal;
    payment_interval: PaymentInterval | null;
    /** Null: the rent did not change. */
    rent_adjustment_id: number | null;
    /** When a user asked for the letter to be mailed. */
    mail_wanted_at: NullableTimestamp;
    sent_at: NullableTimestamp;
    /** The mail address. Null: it was sent on paper. */
    sent_to: string | null;
    send_count: Generated<number>;
    pdf_key: string | null;
    pdf_name: string | null;
    /** Why the latest mail did not arrive. */
    mail_error: string | null;
  };
}

declare global {
  interface DatabaseTables extends IndexRunTables {}
}
