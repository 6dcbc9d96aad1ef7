import type { AccountColumn, Id, Timestamp } from '../platform/db';

export interface PaymentTables {
  payment: {
    id: Id;
    billable_id: AccountColumn;
    tenant_id: number | null;
    /** The company that was paid: that of the invoice. */
    company_id: number | null;
    invoicebase_id: number | null;
    amount_ore: number;
    paid_at: string;
    reverses_id: number | null;
    user_id: number | null;
    created_at: Timestamp;
  };
}
