import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { AgreementCaseStatus } from '@husrum/contract/agreement';
import type { Generated } from 'kysely';

export interface FasdokTables {
  fasdok_case: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    /** It is null until the document has been made. */
    agreement_id: number | null;
    /** Our own reference. FASDOK finds the case by it when its response was lost. */
    reference: string;
    /** The organisation in FASDOK that offers the template. */
    organization_id: string;
    template_id: string;
    /** The version of the template. */
    version_number: number;
    /** The name of the template, which becomes that of the agreement. */
    name: string;
    /** The id of the case in FASDOK. It is null until the document has been made. */
    case_id: string | null;
    status: Generated<AgreementCaseStatus>;
    /** Until then no other attempt may make the document. */
    claimed_until: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends FasdokTables {}
}
