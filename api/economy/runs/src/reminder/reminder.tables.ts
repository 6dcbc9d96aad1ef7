import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { ColumnType, Generated } from 'kysely';
import type { ReminderDocument } from './reminder-document';

export interface ReminderTables {
  /** When a company reminds. A company without a row does not. */
  reminder_settings: {
    company_id: number;
    billable_id: AccountColumn;
    is_on: Generated<boolean>;
    /** The days after the due date of each level. Null: there is no such level. */
    days_1: Generated<number>;
    days_2: Generated<number | null>;
    days_3: Generated<number | null>;
    fee_ore: Generated<number>;
    /** The first level at which the fee is stated. */
    fee_level: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** The leases in which the fee is agreed. */
  reminder_agreement: {
    lease_id: number;
    billable_id: AccountColumn;
    user_id: number | null;
    created_at: Timestamp;
  };
  /** Why an invoice is not reminded of, as a person has set it. */
  reminder_hold: {
    invoicebase_id: number;
    billable_id: AccountColumn;
    is_disputed: Generated<boolean>;
    /** The last day on which it is left out. */
    aside_until: string | null;
    ticket_id: number | null;
    note: string | null;
    user_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  reminder: {
    id: Id;
    billable_id: AccountColumn;
    company_id: number;
    tenant_id: number;
    tenant_name: string;
    /** The highest level of its invoices. */
    level: number;
    /** As the letter states them; before the sending, as they were planned. */
    owed_ore: number;
    fee_ore: number;
    user_id: number | null;
    sent_at: NullableTimestamp;
    /** Null: handed over in another way than by mail. */
    mailed_to: string | null;
    send_count: Generated<number>;
    /** What was printed. Null before the sending. */
    document: ColumnType<ReminderDocument | null, string | null | undefined, string>;
    pdf_key: string | null;
    pdf_name: string | null;
    mail_error: string | null;
    removed_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  reminder_invoice: {
    id: Id;
    billable_id: AccountColumn;
    reminder_id: number;
    invoicebase_id: number;
    level: number;
    due_at: string;
    left_ore: number;
    fee_ore: Generated<number>;
    /** Whether the letter is removed, or does not mention the invoice after all. */
    is_void: Generated<boolean>;
  };
}

declare global {
  interface DatabaseTables extends ReminderTables {}
}
