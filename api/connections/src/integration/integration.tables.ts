import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { IntegrationName, IntegrationState } from '@husrum/contract/integration';
import type { Generated } from 'kysely';

export interface IntegrationTables {
  integration: {
    id: Id;
    billable_id: AccountColumn;
    name: IntegrationName;
    description: string;
    /** Encrypted JSON: see `integration-credentials.ts`. It is null until the first login is finished. */
    credentials: string | null;
    state: Generated<IntegrationState>;
    last_sync_at: NullableTimestamp;
    next_sync_at: NullableTimestamp;
    /** What failed last, as a Swedish sentence. It is null after a success. */
    last_error: string | null;
    last_error_at: NullableTimestamp;
    /**
     * The name of the company in the accounting program. It is null for other services, and before the first login is
     * finished.
     */
    service_company: string | null;
    /** The organisation number of that company, as the program writes it. It is null when the program states none. */
    organisation_number: string | null;
    /** Changes in the program up to this time have been read. */
    synced_until: NullableTimestamp;
    /** Until then, one process renews the access token, and the others wait. */
    refresh_claimed_until: NullableTimestamp;
    /** Until then, one process does the tasks of the connection, and the others leave them alone. */
    claimed_until: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends IntegrationTables {}
}
