import type { TaxRate } from '@husrum/contract/core';
import type { NoticeType, PaymentInterval } from '@husrum/contract/lease';
import type { ColumnType, Generated } from 'kysely';
import type { Id, NullableStamp, Owner, Stamp } from '../platform/db/platform.tables';

/** What is done with a lease and remembered. */
export type LeaseEvent =
  | 'ENDED'
  | 'END_MOVED'
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
  | 'AGREEMENT_REMOVED';

/** numeric: written as a number, read as text so that no decimal is lost. */
type Fee = ColumnType<string, number | string, number | string>;

export interface LeaseTables {
  lease: {
    id: Id;
    billable_id: Owner;
    entity_id: number;
    reference: string | null;
    start: string;
    stop: string | null;
    fee: Fee;
    fee_as_m2: boolean;
    tax_rate: TaxRate;
    payment_interval: PaymentInterval;
    notice_length: number;
    notice_type: NoticeType;
    next_invoice_month: string | null;
    archived_at: NullableStamp;
    /** Days up to this one are no gap: they were billed outside the product. */
    billed_elsewhere_until: string | null;
    created_at: Stamp;
    updated_at: Stamp;
  };
  lease_tenant: {
    lease_id: number;
    tenant_id: number;
    billable_id: Owner;
    is_primary: Generated<boolean>;
    created_at: Stamp;
  };
  lease_event: {
    id: Id;
    billable_id: Owner;
    lease_id: number;
    what: LeaseEvent;
    detail: string | null;
    user_id: number | null;
    at: Stamp;
  };
  rent_version: {
    id: Id;
    billable_id: Owner;
    lease_id: number;
    valid_from: string;
    fee: Fee;
    fee_as_m2: boolean;
    tax_rate: TaxRate;
    payment_interval: PaymentInterval;
    created_at: Stamp;
  };
}
