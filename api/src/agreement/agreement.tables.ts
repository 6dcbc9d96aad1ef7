import type { Id, Owner, Stamp } from '../platform/db/platform.tables';

export interface AgreementTables {
  agreement: {
    id: Id;
    billable_id: Owner;
    lease_id: number;
    file_id: number;
    name: string;
    created_at: Stamp;
  };
}
