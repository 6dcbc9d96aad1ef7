import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { AllocationKind, InvoiceKind, InvoiceStatus, InvoiceType } from '@husrum/contract/invoice';
import type { ColumnType, Generated } from 'kysely';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';
import type { InvoiceStage } from './invoice-status.rules';
import type { StoredAdjustment } from './stored-adjustment.rules';

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
  /** A payment that was some öre too small or too large settled the invoice. */
  | 'ROUNDED'
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
  | 'DIVERGENCE_DECIDED'
  /** Written off as a bad debt, recovered by a payment, restored when that is undone, and taken back by a user. */
  | 'WRITTEN_OFF'
  | 'WRITE_OFF_RECOVERED'
  | 'WRITE_OFF_RESTORED'
  | 'WRITE_OFF_TAKEN_BACK';
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
    /** Whether it asks for a deposit, or credits one that does: it is no income (docs/domain-rules.md, D-31). */
    is_deposit: Generated<boolean>;
    /** Null for a draft: it is set when the invoice is generated from the draft, which also gives it its number. */
    invoice_type: InvoiceType | null;
    /** The first and last day that the invoice charges for. */
    start: string;
    stop: string;
    /** The number of the invoice, as it is printed. Unique in the business. */
    reference: string | null;
    ocr: string | null;
    /** How far an unsent invoice has come, apart from errors: `status` is derived from it. */
    stage: Generated<InvoiceStage>;
    /** Why an unsent invoice is incomplete or refused by the accounting program, in Swedish. */
    error: string | null;
    /** Why the latest attempt to mail the invoice failed, in Swedish. */
    mail_error: string | null;
    /** The first sending. Later ones change `last_sent_at` and `send_count` only. */
    sent_at: NullableTimestamp;
    last_sent_at: NullableTimestamp;
    send_count: Generated<number>;
    /** When the accounting program booked the invoice. */
    booked_at: NullableTimestamp;
    cancelled_at: NullableTimestamp;
    /** When all of the invoice was credited. A partial credit does not set it. */
    credited_at: NullableTimestamp;
    /** From then on the rows cannot change: the first of sent, booked, credited and cancelled, and of a credit invoice its creation. */
    locked_at: NullableTimestamp;
    /** It is derived: see `deriveInvoiceStatus`. */
    status: Generated<InvoiceStatus>;
    /** The day on which the invoice is planned to be sent. */
    send_date: string | null;
    due_at: string | null;
    /** Whether a person has chosen the due date. */
    due_by_hand: Generated<boolean>;
    /** Ex VAT. */
    fee_ore: Ore;
    tax_ore: Ore;
    /** The rounding to whole kronor: fee + tax + rounded = pay. */
    rounded_ore: Ore;
    /** The amount to pay. */
    pay_ore: Ore;
    /** It is derived: what is left to pay. */
    left_ore: Ore;
    /** It is derived: what is written off as a bad debt (docs/domain-rules.md, D-28). */
    written_off_ore: Ore;
    /** The invoice that a credit invoice credits. */
    credits_id: number | null;
    /** Why a credit invoice was made, in the words of the user. It is null for other invoices. */
    credit_reason: string | null;
    /** Whether the amount is withdrawn from the tenant's bank account. */
    autogiro: Generated<boolean>;
    /** Whether changes are exchanged with the accounting program. */
    sync_active: Generated<boolean>;
    /** The run that created the invoice. It is null when a person did. */
    job_run_id: number | null;
    /** The scheduled rent adjustments that the amounts include, as they were when the rows were calculated. */
    counted_adjustments: ColumnType<readonly StoredAdjustment[], string | undefined, string>;
    /** The key of the sent PDF in the file store. It is null before the first sending, and when the PDF must be rendered anew. */
    pdf_key: string | null;
    pdf_name: string | null;
    /** The names as they were when the invoice was created or changed. */
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
    /** The price of a unit, ex VAT. */
    fee_ore: number;
    /** Quantity times price, ex VAT. */
    total_ore: number;
    /** Percent. */
    tax_rate: number;
    tax_ore: number;
    /** How the amount was calculated, in Swedish. It is null on rows that a person has written or edited, and on credit invoices. */
    explanation: string | null;
    /** The days that the row charges for. It is null for a one-off charge, and on older rows. */
    start: ColumnType<string | null, string | null | undefined, string | null>;
    stop: ColumnType<string | null, string | null | undefined, string | null>;
    /** The first day of the rent version, area or add-on that the amount was calculated from. */
    valid_from: ColumnType<string | null, string | null | undefined, string | null>;
    /** The add-on that the row charges. It is null for the rent and for written rows. */
    lease_addon_id: number | null;
    /** What a late tenant owes and the row charges (docs/domain-rules.md, D-16). A credit of the row has it, too. */
    late_charge_id: Generated<number | null>;
    /** The row that a row of a credit invoice reverses, wholly or in part. It is null for other invoices. */
    credits_row_id: number | null;
    /** The net amount to which a person has edited a calculated row, and the days that it is for. It is null for other rows. */
    written_ore: number | null;
    written_start: ColumnType<string | null, string | null | undefined, string | null>;
    written_stop: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** The document of an invoice as it was first sent. */
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
    /** Completes the text of the event: an address, a date, an amount. */
    detail: string | null;
    /** It is null for what the server did. */
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
    /** The day that counts in reports, such as that of the VAT (D-12): the day of the payment, or of the deduction. */
    allocated_at: ColumnType<string, string | undefined, never>;
    created_at: Timestamp;
  };
  /** A payment that differed from what was left by less than a krona (docs/domain-rules.md, D-14). Rows are only added. */
  payment_rounding: {
    id: Id;
    billable_id: AccountColumn;
    payment_id: number;
    invoicebase_id: number;
    /** What the invoice does not ask for any more. */
    invoice_ore: Generated<number>;
    /** What of the surplus does not become credit. */
    surplus_ore: Generated<number>;
    rounded_on: string;
    created_at: Timestamp;
  };
  /** A range of invoice numbers that belongs to one company for ever (docs/domain-rules.md, D-20). */
  invoice_series: {
    id: Id;
    billable_id: AccountColumn;
    /** Null: for invoices without a company. */
    company_id: number | null;
    first_number: number;
    /** The last number that was given: one less than the first when none was. */
    last_number: number;
    end_number: number;
  };
}

declare global {
  interface DatabaseTables extends InvoiceTables {}
}
