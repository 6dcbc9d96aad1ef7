import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { DepositEntryKind, DepositState } from '@husrum/contract/deposit';

/** A view: what each deposit is now. */
interface DepositBalance {
  id: number;
  billable_id: number;
  invoicebase_id: number;
  company_id: number | null;
  tenant_id: number | null;
  lease_id: number | null;
  due_at: string | null;
  is_sent: boolean;
  asked_ore: number;
  left_ore: number;
  received_ore: number;
  interest_ore: number;
  used_ore: number;
  repaid_ore: number;
  held_ore: number;
  state: DepositState;
}

export interface DepositTables {
  /** The accounts on which a company books deposits. Without a row: the standard ones. */
  deposit_setting: {
    company_id: number;
    billable_id: AccountColumn;
    account: number;
    interest_account: number;
    cost_account: number;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  deposit: {
    id: Id;
    billable_id: AccountColumn;
    /** The invoice that asks for it, which also has its lease, tenant and company. */
    invoicebase_id: number;
    /** The account of the debt. */
    account: number;
    /** Interest for a year, in hundredths of a percent. Null: none is agreed. */
    interest_rate: number | null;
    user_id: number | null;
    created_at: Timestamp;
  };
  /** What became of a deposit. Rows are only added. */
  deposit_entry: {
    id: Id;
    billable_id: AccountColumn;
    deposit_id: number;
    what: DepositEntryKind;
    /** Negative on an entry that undoes another. */
    amount_ore: number;
    day: string;
    reason: string | null;
    to_account: string | null;
    /** The account that it is booked against. Null: the payment is booked. */
    account: number | null;
    /** The payment of an invoice that the deposit made. It is undone with the payment. */
    payment_id: number | null;
    reverses_id: number | null;
    user_id: number | null;
    created_at: Timestamp;
  };
  deposit_balance: DepositBalance;
}

declare global {
  interface DatabaseTables extends DepositTables {}
}
