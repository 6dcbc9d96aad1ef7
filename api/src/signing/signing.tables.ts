import type { SigningStatus } from '@husrum/contract/agreement';
import type { SigningPartyStatus } from '@husrum/contract/signing';
import type { Generated } from 'kysely';
import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '../platform/db/platform.tables';

export interface SigningTables {
  signing: {
    id: Id;
    billable_id: AccountColumn;
    agreement_id: number;
    lookup_key: string;
    status: Generated<SigningStatus>;
    refused: Generated<boolean>;
    provider_id: string | null;
    message: string | null;
    user_id: number | null;
    original_file_id: number | null;
    original_sha256: string | null;
    signed_sha256: string | null;
    cancel_reason: string | null;
    last_error: string | null;
    claimed_until: NullableTimestamp;
    sent_at: NullableTimestamp;
    ended_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  signing_party: {
    id: Id;
    billable_id: AccountColumn;
    signing_id: number;
    name: string;
    email: string;
    personal_number: string | null;
    provider_id: string | null;
    status: Generated<SigningPartyStatus>;
    signed_at: NullableTimestamp;
    method: string | null;
    reminded_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  signing_webhook: { sha256: string; event: string; created_at: Timestamp };
}
