import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';

export interface AgreementTables {
  agreement: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    file_id: number;
    name: string;
    created_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends AgreementTables {}
}
