import type { InvoiceKind, InvoiceStatus, InvoiceType } from '@husrum/contract/invoice';
import type { ColumnType, Generated } from 'kysely';
import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '../platform/db';
import type { ScheduledAdjustment } from '../rent/adjusted-terms.rules';
import type { InvoiceStage } from '../rent/invoice-status.rules';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';

export type InvoiceEventKind =
  | 'CREATED'
  | 'GENERATED'
  | 'APPROVED'
  | 'REOPENED'
  | 'RECALCULATED'
  | 'SENT'
  | 'NOT_SENT'
  | 'MARKED_SENT'
  | 'PAID'
  | 'SURPLUS'
  | 'OFFSET'
  | 'UNDONE'
  | 'DUE_MOVED'
  | 'PARTLY_CREDITED'
  | 'CREDITED'
  | 'CANCELLED'
  /** Created, booked or refused in the accounting program. */
  | 'DRAFTED'
  | 'BOOKED'
  | 'REFUSED'
  /** Results of the daily sync. */
  | 'SYNC_STOPPED'
  | 'SYNC_RESUMED'
  | 'DIVERGED'
  | 'DIVERGENCE_DECIDED';
export type AllocationKind = 'PAYMENT' | 'OFFSET' | 'REVERSAL';

/** A bigint of öre, 0 by default. */
type Ore = Generated<number>;

export interface InvoiceTables {
  invoicebase: {
    id: Id;
    billable_id: AccountColumn;
    company_id: number | null;
    lease_id: number | null;
    entity_id: number | null;
    tenant_id: number | null;
    kind: InvoiceKind;
    invoice_type: InvoiceType | null;
    start: string;
    stop: string;
    reference: string | null;
    ocr: string | null;
    stage: Generated<InvoiceStage>;
    error: string | null;
    /** Why the latest attempt to mail the invoice failed, in Swedish. */
    mail_error: string | null;
    sent_at: NullableTimestamp;
    last_sent_at: NullableTimestamp;
    send_count: Generated<number>;
    booked_at: NullableTimestamp;
    cancelled_at: NullableTimestamp;
    credited_at: NullableTimestamp;
    locked_at: NullableTimestamp;
    status: Generated<InvoiceStatus>;
    /** The day on which the invoice is planned to be sent. */
    send_date: string | null;
    due_at: string | null;
    due_by_hand: Generated<boolean>;
    fee_ore: Ore;
    tax_ore: Ore;
    rounded_ore: Ore;
    pay_ore: Ore;
    left_ore: Ore;
    credits_id: number | null;
    /** Why a credit invoice was made, in the words of the user. Null for other invoices. */
    credit_reason: string | null;
    autogiro: Generated<boolean>;
    /** Whether changes are exchanged with the accounting program. */
    sync_active: Generated<boolean>;
    job_run_id: number | null;
    /** The scheduled rent adjustments that the rows count, as they were when the rows were calculated. */
    counted_adjustments: ColumnType<readonly ScheduledAdjustment[], string | undefined, string>;
    pdf_key: string | null;
    pdf_name: string | null;
    company_name: Generated<string>;
    entity_name: Generated<string>;
    tenant_name: Generated<string>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  invoice_row: {
    id: Id;
    billable_id: AccountColumn;
    invoicebase_id: number;
    position: number;
    name: string;
    /** numeric: written as a number, read as text, so that no decimal is lost. */
    quantity: ColumnType<string, number | string | undefined, number | string>;
    unit: Generated<string>;
    fee_ore: number;
    total_ore: number;
    tax_rate: number;
    tax_ore: number;
    explanation: string | null;
    start: ColumnType<string | null, string | null | undefined, string | null>;
    stop: ColumnType<string | null, string | null | undefined, string | null>;
    valid_from: ColumnType<string | null, string | null | undefined, string | null>;
    lease_addon_id: number | null;
    /** The row that a row of a credit invoice reverses, wholly or in part. Null for other invoices. */
    credits_row_id: number | null;
    /** The amount to which a person has edited a calculated row, and the days that it is for. */
    written_ore: number | null;
    written_start: ColumnType<string | null, string | null | undefined, string | null>;
    written_stop: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  notice_print: {
    invoicebase_id: number;
    billable_id: AccountColumn;
    document: ColumnType<InvoiceDocument, string, never>;
  };
  invoice_event: {
    id: Id;
    billable_id: AccountColumn;
    invoicebase_id: number;
    what: InvoiceEventKind;
    detail: string | null;
    user_id: number | null;
    at: Timestamp;
  };
  allocation: {
    id: Id;
    billable_id: AccountColumn;
    payment_id: number;
    invoicebase_id: number;
    kind: AllocationKind;
    amount_ore: number;
    allocated_at: ColumnType<string, string | undefined, never>;
    created_at: Timestamp;
  };
  invoice_number: { billable_id: AccountColumn; last_number: number };
}
