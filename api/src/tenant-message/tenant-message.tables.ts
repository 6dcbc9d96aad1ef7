import type { MessageTarget } from '@husrum/contract/tenant-message';
import type { AccountColumn, Id, Timestamp } from '../platform/db';

export interface TenantMessageTables {
  tenant_message: {
    id: Id;
    billable_id: AccountColumn;
    target_type: MessageTarget;
    target_id: number;
    target_name: string;
    sender: string;
    reply_to: string;
    subject: string;
    body: string;
    user_id: number | null;
    created_at: Timestamp;
  };
  tenant_message_recipient: {
    id: Id;
    billable_id: AccountColumn;
    tenant_message_id: number;
    tenant_id: number | null;
    name: string;
    email: string | null;
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
    file_id: number | null;
    name: string;
    size: number;
  };
}
