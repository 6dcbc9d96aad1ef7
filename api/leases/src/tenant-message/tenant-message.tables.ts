import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { MessageTarget } from '@husrum/contract/tenant-message';

export interface TenantMessageTables {
  tenant_message: {
    id: Id;
    billable_id: AccountColumn;
    target_type: MessageTarget;
    /** The id of the target, which may have been removed since. */
    target_id: number;
    /** The name of the target when the message was sent. */
    target_name: string;
    /** The name that the mails show as the sender. */
    sender: string;
    /** The email address for answers. */
    reply_to: string;
    subject: string;
    body: string;
    /** The user who sent it. */
    user_id: number | null;
    created_at: Timestamp;
  };
  tenant_message_recipient: {
    id: Id;
    billable_id: AccountColumn;
    tenant_message_id: number;
    /** It is null when the tenant has been removed. */
    tenant_id: number | null;
    name: string;
    email: string | null;
    /** The latest mail to the recipient. It is null when the tenant had no email address. */
    mail_message_id: number | null;
    created_at: Timestamp;
  };
  tenant_message_lease: {
    billable_id: AccountColumn;
    tenant_message_id: number;
    lease_id: number;
  };
  tenant_message_file: {
    id: Id;
    billable_id: AccountColumn;
    tenant_message_id: number;
    /** It is null when the file has been removed. */
    file_id: number | null;
    /** The name of the file in the mails. */
    name: string;
    /** Bytes. */
    size: number;
  };
}

declare global {
  interface DatabaseTables extends TenantMessageTables {}
}
