import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import type { ColumnType, Generated } from 'kysely';

/** The kinds of tasks for the accounting program. */
export type AccountingTaskKind =
  | 'CREATE'
  | 'UPDATE'
  | 'BOOKKEEP'
  /** Mails our document once the invoice is booked. */
  | 'SEND'
  | 'MARK_SENT'
  | 'DUE_DATE'
  | 'CANCEL'
  | 'CREDIT'
  /** Registers a payment in the accounting program and here. */
  | 'PAY'
  /** Registers in the accounting program what a payment has already settled here. */
  | 'SETTLE';
/** STOPPED: the program refused the task, which is not retried until a user or a change of the invoice does so. */
export type AccountingTaskState = 'WAITING' | 'STOPPED' | 'DONE';
/** PENDING: not created in the program yet. */
export type AccountingInvoiceState = 'PENDING' | 'DRAFT' | 'BOOKED' | 'CANCELLED';

export interface AccountingTables {
  /** A user's attempt to log in to a program, until the program has redirected the user back. */
  integration_login: {
    id: Id;
    billable_id: AccountColumn;
    user_id: number;
    session_id: string | null;
    name: AccountingName;
    /** The connection that is renewed. It is null for a new one. */
    integration_id: number | null;
    /** A hash of the OAuth state. */
    state_sha256: string;
    expires_at: Timestamp;
    used_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** The revenue account that a user chose for a VAT rate. */
  accounting_account: {
    id: Id;
    billable_id: AccountColumn;
    integration_id: number;
    tax_rate: number;
    account_number: number;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** Cost centre and project of a company or an object: one of the two ids is set. */
  accounting_dimension: {
    id: Id;
    billable_id: AccountColumn;
    company_id: number | null;
    entity_id: number | null;
    cost_center: string | null;
    project: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  accounting_invoice: {
    id: Id;
    billable_id: AccountColumn;
    invoicebase_id: number;
    /** It is null after the connection was removed. */
    integration_id: number | null;
    /** Our key, by which the invoice is found in the program: see `createReference`. */
    reference: string;
    /** The program's own key. It is null until the invoice is created there. */
    service_id: string | null;
    /** The invoice number in the program. */
    number: string | null;
    state: Generated<AccountingInvoiceState>;
    /** The amounts, the due date and `is_sent` as they were in the program at `synced_at`. */
    pay_ore: number | null;
    tax_ore: number | null;
    left_ore: number | null;
    due_at: string | null;
    is_sent: Generated<boolean>;
    /** A hash of what the program last got from us: see `hashContent`. It is null when that is not known. */
    content_sha256: string | null;
    synced_at: NullableTimestamp;
    /** Why the invoice is not synchronised, or its latest task was refused, as a Swedish sentence. */
    sync_error: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  accounting_task: {
    id: Id;
    billable_id: AccountColumn;
    integration_id: number;
    invoicebase_id: number | null;
    kind: AccountingTaskKind;
    /** JSON object; its shape follows from the kind. */
    detail: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>;
    state: Generated<AccountingTaskState>;
    /** The user who requested the task. It is null for a job. */
    user_id: number | null;
    attempts: Generated<number>;
    next_attempt_at: Timestamp;
    /** Why the latest attempt failed, as a Swedish sentence. */
    error: string | null;
    done_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends AccountingTables {}
}
