import type { AgreementCaseStatus } from '@husrum/contract/agreement';
import type { Generated } from 'kysely';
import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '../platform/db/platform.tables';

export interface FasdokTables {
  fasdok_case: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    agreement_id: number | null;
    reference: string;
    organization_id: string;
    template_id: string;
    version_number: number;
    name: string;
    case_id: string | null;
    status: Generated<AgreementCaseStatus>;
    claimed_until: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
