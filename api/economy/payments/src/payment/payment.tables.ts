import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { Generated } from 'kysely';

export interface PaymentTables {
  payment: {
    id: Id;
    billable_id: AccountColumn;
    tenant_id: number | null;
    /** The company that was paid: that of the invoice. */
    company_id: number | null;
    /** The invoice that the payment was registered on. */
    invoicebase_id: number | null;
    /** The whole payment, with what exceeded the invoice. Negative on an entry that undoes another. */
    amount_ore: number;
    /**
     * How much of it the accounting program of its invoice did not get: the program accepts no more than what is left to pay. 0 for
     * a manual invoice, and when the program has all of it.
     */
    unregistered_ore: Generated<number>;
    /** The day of the payment. Of an entry that undoes another, the day on which that was done. */
    paid_at: string;
    /** The payment that this entry undoes. */
    reverses_id: number | null;
    /**
     * The first of the payments that one payment of the bank was divided into. It is null for a payment that was not divided.
     */
    division_id: number | null;
    /** Who registered it. It is null for what the server did. */
    user_id: number | null;
    created_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends PaymentTables {}
}
