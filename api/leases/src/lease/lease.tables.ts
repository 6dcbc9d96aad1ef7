import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { TaxRate } from '@husrum/contract/core';
import type { NoticeType, PaymentInterval } from '@husrum/contract/lease';
import type { ColumnType, Generated } from 'kysely';

export type LeaseEventKind =
  | 'CREATED'
  | 'ENDED'
  | 'END_MOVED'
  | 'CALLED_OFF'
  | 'RESTORED'
  | 'START_MOVED'
  | 'TERMS'
  | 'MONTH_MOVED'
  | 'DETAILS'
  | 'TENANT_ADDED'
  | 'TENANT_REMOVED'
  | 'NEW_PRIMARY'
  | 'HANDED_OUT'
  | 'GIVEN_BACK'
  | 'AGREEMENT_ADDED'
  | 'AGREEMENT_REMOVED'
  | 'SIGNING_SENT'
  | 'SIGNING_REMINDED'
  | 'PARTY_SIGNED'
  | 'PARTY_REJECTED'
  | 'SIGNING_COMPLETED'
  | 'SIGNING_CANCELLED'
  | 'SIGNING_EXPIRED';

/** PostgreSQL numeric: written as a number, read as text so that no decimal is lost. */
type Fee = ColumnType<string, number | string, number | string>;

export interface LeaseTables {
  lease: {
    id: Id;
    billable_id: AccountColumn;
    entity_id: number;
    /** The user's own text, for example the number of the contract. */
    reference: string | null;
    start: string;
    /** The last day; null until further notice. The day before `start` for a lease that was called off. */
    stop: string | null;
    /** SEK without VAT per payment interval; with `fee_as_m2`, per m² and payment interval. */
    fee: Fee;
    fee_as_m2: boolean;
    /** Percent. */
    tax_rate: TaxRate;
    payment_interval: PaymentInterval;
    /** The notice period, counted in the unit `notice_type`. */
    notice_length: number;
    notice_type: NoticeType;
    /**
     * YYYY-MM: the next invoice is for this month or a later one (docs/domain-rules.md, D-7). It is null when no more are
     * created.
     */
    next_invoice_month: string | null;
    /** When the nightly job hid the ended lease from the lists. */
    archived_at: NullableTimestamp;
    /**
     * When somebody first set an end or moved it to an earlier day. It is null for a fixed term, and after the end is
     * removed.
     */
    terminated_at: NullableTimestamp;
    /** The day on which notice of termination was given. It is null when it is not known, or nobody has given notice. */
    notice_given: string | null;
    /** Days up to and including this one were billed outside the product, so they are not unbilled periods. */
    billed_elsewhere_until: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  lease_tenant: {
    lease_id: number;
    tenant_id: number;
    billable_id: AccountColumn;
    is_primary: Generated<boolean>;
    created_at: Timestamp;
  };
  lease_event: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    what: LeaseEventKind;
    /** The variable part of the event's text, for example a day, a rent or a name. */
    detail: string | null;
    /** It is null for an event that no user caused. */
    user_id: number | null;
    at: Timestamp;
  };
  /** The days of a lease that somebody has marked as billed elsewhere, as long as that can be undone. */
  billed_elsewhere: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    until: string;
    /** Until when they were marked before; null if they were not. */
    until_before: string | null;
    /** It is the same for all leases that were marked together. */
    mark: string;
    user_id: number | null;
    marked_at: Timestamp;
  };
  rent_version: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    /** The first day on which rent is calculated by these terms. */
    valid_from: string;
    /** The unit is that of `fee` in `lease`. */
    fee: Fee;
    fee_as_m2: boolean;
    tax_rate: TaxRate;
    payment_interval: PaymentInterval;
    /**
     * The first day of the agreed rent that it continues (docs/domain-rules.md, D-15). It is null when that is `valid_from`.
     */
    agreed_from: string | null;
    created_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends LeaseTables {}
}
