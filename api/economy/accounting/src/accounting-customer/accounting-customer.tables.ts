import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';

export interface AccountingCustomerTables {
  accounting_customer: {
    id: Id;
    billable_id: AccountColumn;
    integration_id: number;
    tenant_id: number;
    /** The program's own key of the customer. */
    service_id: string;
    /** The customer number that users see. */
    number: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends AccountingCustomerTables {}
}
