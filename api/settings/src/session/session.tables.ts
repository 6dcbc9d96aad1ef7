import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { MailSetting } from '@husrum/contract/notification';
import type { Role } from '@husrum/contract/permission';
import type { Generated } from 'kysely';

export interface SessionTables {
  billable: {
    id: Id;
    name: string;
    organisation: boolean;
    identifier: string | null;
    phone: string | null;
    currency: Generated<string>;
    /** The last day of the trial. */
    trial_ends_on: string;
    /** Whether the subscription gives access. The trial does not count. */
    member: Generated<boolean>;
    /** Whether we handle the subscription by hand, without the payment provider. */
    manual_membership: Generated<boolean>;
    /** When the business completed the getting-started guide. */
    boarded_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** The first part chooses the mails that the user gets. */
  user_account: Record<MailSetting, Generated<boolean>> & {
    id: Id;
    billable_id: AccountColumn;
    name: string;
    email: string;
    /** It is empty for a removed user. */
    password_hash: string;
    email_verified_at: NullableTimestamp;
    role: Generated<Role>;
    removed_at: NullableTimestamp;
    /** Whether the user may see builds, releases and browser reports, on the page Byggen. */
    developer: Generated<boolean>;
    show_onboarding_in_sidebar: Generated<boolean>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  session: {
    id: string;
    billable_id: AccountColumn;
    user_id: number;
    created_at: Timestamp;
    /** When the session was last renewed. */
    seen_at: Timestamp;
    expires_at: string;
    revoked_at: NullableTimestamp;
    user_agent: string | null;
    /** The number of the newest refresh token; null when the session has no refresh token yet. */
    rotation: number | null;
    /** When the newest refresh token was made; null for the first. */
    rotated_at: NullableTimestamp;
  };
  /** The links in mails to users. */
  user_token: {
    /** The hash of the link's token. */
    digest: string;
    billable_id: AccountColumn;
    user_id: number;
    /** `verify` verifies the address, `reset` sets a new password, `email` changes the address to `email`. */
    kind: 'verify' | 'reset' | 'email';
    /** The address that the link was mailed to. */
    email: string;
    created_at: Timestamp;
    expires_at: string;
    used_at: NullableTimestamp;
  };
  invite: {
    id: Id;
    billable_id: AccountColumn;
    email: string;
    /** The hash of the link's token. */
    digest: string;
    role: Generated<Role>;
    /** The user who sent the invitation last. */
    invited_by: number | null;
    created_at: Timestamp;
    /** When it was last sent. */
    sent_at: Timestamp;
    expires_at: string;
    /** Why the mail could not be delivered. */
    mail_error: string | null;
    used_at: NullableTimestamp;
  };
  /** Mails with a link, counted by a hash of their address, so that nobody gets too many of them. */
  link_mail: { id: Id; address_digest: string; kind: string; sent_at: string };
  sign_in_failure: {
    /** A hash of an email address with an IP address, of an email address, or of a user. */
    key: string;
    failures: number;
    last_at: string;
    blocked_until: string | null;
  };
}

declare global {
  interface DatabaseTables extends SessionTables {}
}
