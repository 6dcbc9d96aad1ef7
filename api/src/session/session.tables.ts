import type { Generated } from 'kysely';
import type { Id, NullableStamp, Owner, Stamp } from '../platform/db/platform.tables';

export interface SessionTables {
  billable: {
    id: Id;
    name: string;
    organisation: boolean;
    identifier: string | null;
    phone: string | null;
    currency: Generated<string>;
    trial_ends_on: string;
    member: Generated<boolean>;
    boarded_at: NullableStamp;
    created_at: Stamp;
    updated_at: Stamp;
  };
  user_account: {
    id: Id;
    billable_id: Owner;
    name: string;
    email: string;
    password_hash: string;
    email_verified_at: NullableStamp;
    billable_admin: Generated<boolean>;
    developer: Generated<boolean>;
    email_notification_ticket: Generated<boolean>;
    email_notification_comment: Generated<boolean>;
    show_onboarding_in_sidebar: Generated<boolean>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  session: {
    id: string;
    billable_id: Owner;
    user_id: number;
    created_at: Stamp;
    seen_at: Stamp;
    expires_at: string;
    revoked_at: NullableStamp;
    user_agent: string | null;
  };
  user_token: {
    digest: string;
    billable_id: Owner;
    user_id: number;
    kind: 'verify' | 'reset' | 'email';
    email: string;
    created_at: Stamp;
    expires_at: string;
    used_at: NullableStamp;
  };
  invite: {
    id: Id;
    billable_id: Owner;
    email: string;
    digest: string;
    invited_by: number | null;
    created_at: Stamp;
    used_at: NullableStamp;
  };
  sign_in_failure: { key: string; failures: number; last_at: string; blocked_until: string | null };
  notification: {
    id: Id;
    billable_id: Owner;
    user_id: number;
    type: string;
    title: string;
    body: string;
    link: string | null;
    read_at: NullableStamp;
    created_at: Stamp;
  };
}
