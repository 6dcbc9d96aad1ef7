import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { SigningStatus } from '@husrum/contract/agreement';
import type { SigningPartyStatus } from '@husrum/contract/signing';
import type { Generated } from 'kysely';

export interface SigningTables {
  signing: {
    id: Id;
    billable_id: AccountColumn;
    agreement_id: number;
    /** Our own key. The service finds its agreement by it when its response was lost. */
    lookup_key: string;
    status: Generated<SigningStatus>;
    /** Whether the service refused the draft. The agreement can then be sent in a new signing. */
    refused: Generated<boolean>;
    /** The id of the agreement at the service. */
    provider_id: string | null;
    /** What the user writes to the parties. */
    message: string | null;
    /** The user who sent it. */
    user_id: number | null;
    original_file_id: number | null;
    original_sha256: string | null;
    signed_sha256: string | null;
    cancel_reason: string | null;
    last_error: string | null;
    /** Until then no other process may work on the signing. */
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
    /** The id of the participant at the service. */
    provider_id: string | null;
    status: Generated<SigningPartyStatus>;
    signed_at: NullableTimestamp;
    /** How the party signed, as the service names it. */
    method: string | null;
    reminded_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** The webhooks that have been handled, by the hash of their body. */
  signing_webhook: { sha256: string; event: string; created_at: Timestamp };
}

declare global {
  interface DatabaseTables extends SigningTables {}
}
