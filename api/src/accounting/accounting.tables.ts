import type { ColumnType, Generated } from 'kysely';
import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '../platform/db/platform.tables';

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
export type AccountingTaskState = 'WAITING' | 'STOPPED' | 'DONE';
export type AccountingInvoiceState = 'PENDING' | 'DRAFT' | 'BOOKED' | 'CANCELLED';
export type DivergenceField =
  | 'AMOUNT'
  | 'LEFT'
  | 'DUE_DATE'
  | 'CANCELLED'
  | 'CREDITED'
  | 'MISSING'
  | 'PAYMENT';
export type DivergenceDecision = 'OURS' | 'THEIRS' | 'KEEP';

export interface AccountingTables {
  integration_login: {
    id: Id;
    billable_id: AccountColumn;
    user_id: number;
    session_id: string | null;
    name: 'FORTNOX' | 'VISMA';
    integration_id: number | null;
    state_sha256: string;
    expires_at: Timestamp;
    used_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  accounting_account: {
    id: Id;
    billable_id: AccountColumn;
    integration_id: number;
    tax_rate: number;
    account_number: number;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
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
  accounting_customer: {
    id: Id;
    billable_id: AccountColumn;
    integration_id: number;
    tenant_id: number;
    service_id: string;
    number: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  accounting_invoice: {
    id: Id;
    billable_id: AccountColumn;
    invoicebase_id: number;
    integration_id: number | null;
    reference: string;
    service_id: string | null;
    number: string | null;
    state: Generated<AccountingInvoiceState>;
    pay_ore: number | null;
    tax_ore: number | null;
    left_ore: number | null;
    due_at: string | null;
    is_sent: Generated<boolean>;
    content_sha256: string | null;
    synced_at: NullableTimestamp;
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
    user_id: number | null;
    attempts: Generated<number>;
    next_attempt_at: Timestamp;
    error: string | null;
    done_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  accounting_payment: {
    id: Id;
    billable_id: AccountColumn;
    integration_id: number;
    service_id: string;
    invoicebase_id: number;
    payment_id: number | null;
    amount_ore: number;
    paid_at: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  accounting_divergence: {
    id: Id;
    billable_id: AccountColumn;
    invoicebase_id: number;
    field: DivergenceField;
    ours: string;
    theirs: string;
    service_id: string | null;
    decision: DivergenceDecision | null;
    user_id: number | null;
    decided_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
