import { column, type DB, paginate, type RequestContext, type Tx } from '@husrum/api-platform';
import type { Page, QueryOf } from '@husrum/contract/core';
import type {
  RecipientStatus,
  TenantMessage,
  TenantMessageRow,
  tenantMessageCalls,
} from '@husrum/contract/tenant-message';
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import type { TargetRef } from './message-target.store';

/** The status of a recipient's latest mail. Without a mail server, mails are only kept and count as sent. */
export const recipientStatus = sql<RecipientStatus>`case
  when mail.id is null then 'NO_ADDRESS'
  when mail.state = 'failed' then 'FAILED'
  when mail.state = 'waiting' then case when mail.error is null then 'QUEUED' else 'RETRYING' end
  else 'SENT' end`;

/** The current email address of the tenant. It is null if empty. */
export const tenantEmail = sql<string | null>`nullif(trim(tenant.email), '')`;

/** The address to which the tenant's invoices are mailed: that for invoices, or else the ordinary one. */
export const tenantBillingEmail = sql<
  string | null
>`coalesce(nullif(trim(tenant.billing_email), ''), ${tenantEmail})`;

export const insertMessage = async (tx: Tx, values: Insertable<DB['tenant_message']>): Promise<number> => {
  const { id } = await tx
    .insertInto('tenant_message')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Links the message to those of the leases that have a tenant among the recipients. */
export const insertMessageLeases = async (
  tx: Tx,
  messageId: number,
  leaseIds: readonly number[],
  tenantIds: readonly number[],
): Promise<void> => {
  await sql`insert into tenant_message_lease (tenant_message_id, lease_id)
    select distinct ${messageId}::bigint, lease_id from lease_tenant
    where lease_id = any(${leaseIds}::bigint[]) and tenant_id = any(${tenantIds}::bigint[])`.execute(tx);
};

export interface AttachedFile {
  id: number;
  key: string;
  name: string;
  alias: string;
  mimetype: string;
  size: number;
}

/** Locks the files until the transaction ends, so that nobody removes one while it is attached. */
export const lockAttachedFiles = (tx: Tx, ids: readonly number[]): Promise<AttachedFile[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('file')
        .select(['id', 'key', 'name', 'alias', 'mimetype', 'size'])
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();

export const insertMessageFiles = async (
  tx: Tx,
  messageId: number,
  files: readonly { id: number; name: string; size: number }[],
): Promise<void> => {
  if (files.length === 0) return;
  await tx
    .insertInto('tenant_message_file')
    .values(files.map(({ id, name, size }) => ({ tenant_message_id: messageId, file_id: id, name, size })))
    .execute();
};

export const listMessageFiles = (tx: Tx, messageId: number) =>
  tx
    .selectFrom('tenant_message_file')
    .select(['name', 'size', 'file_id'])
    .where('tenant_message_id', '=', messageId)
    .orderBy('id')
    .execute();

const countRetryable = async (tx: Tx, id: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('tenant_message_recipient as recipient')
    .innerJoin('tenant', 'tenant.id', 'recipient.tenant_id')
    .leftJoin('mail_message as mail', 'mail.id', 'recipient.mail_message_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient.tenant_message_id', '=', id)
    .where(({ or, and, eb }) =>
      or([
        eb(recipientStatus, '=', 'RETRYING'),
        and([eb(recipientStatus, 'in', ['FAILED', 'NO_ADDRESS']), eb(tenantEmail, 'is not', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Returns a function that gives the number of recipients of a message with a status. */
const loadStatusCounts = async (tx: Tx, ids: readonly number[]) => {
  const rows = await tx
    .selectFrom('tenant_message_recipient as recipient')
    .leftJoin('mail_message as mail', 'mail.id', 'recipient.mail_message_id')
    .select(['recipient.tenant_message_id', recipientStatus.as('status')])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient.tenant_message_id', 'in', ids)
    .groupBy(['recipient.tenant_message_id', recipientStatus])
    .execute();
  return (id: number, status: RecipientStatus): number =>
    Number(rows.find((row) => row.tenant_message_id === id && row.status === status)?.count ?? 0);
};

const loadMessages = async (tx: Tx, ids: readonly number[]) => {
  const countOf = await loadStatusCounts(tx, ids);
  const rows = await tx
    .selectFrom('tenant_message')
    .leftJoin('user_account', 'user_account.id', 'tenant_message.user_id')
    .selectAll('tenant_message')
    .select('user_account.name as sent_by')
    .where('tenant_message.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    target: { type: row.target_type, id: row.target_id, name: row.target_name },
    subject: row.subject,
    body: row.body,
    sender: row.sender,
    reply_to: row.reply_to,
    sent_by: row.sent_by,
    created_at: row.created_at,
    queued: countOf(row.id, 'QUEUED'),
    retrying: countOf(row.id, 'RETRYING'),
    sent: countOf(row.id, 'SENT'),
    failed: countOf(row.id, 'FAILED'),
    no_address: countOf(row.id, 'NO_ADDRESS'),
  }));
};

export const findMessage = async (tx: Tx, id: number): Promise<TenantMessage | undefined> => {
  const [message] = await loadMessages(tx, [id]);
  if (!message) return undefined;
  return { ...message, retryable: await countRetryable(tx, id), files: await listMessageFiles(tx, id) };
};

/** Locks the message until the transaction ends, so that two people do not retry it at once. */
export const lockMessage = (tx: Tx, id: number) =>
  tx.selectFrom('tenant_message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const selectMessagesOfTarget = (
  tx: Tx,
  { type, id }: TargetRef,
): SelectQueryBuilder<DB, 'tenant_message', object> => {
  const messages = tx.selectFrom('tenant_message');
  switch (type) {
    case 'tenant':
      return messages.where('tenant_message.id', 'in', (eb) =>
        eb.selectFrom('tenant_message_recipient').select('tenant_message_id').where('tenant_id', '=', id),
      );
    case 'lease':
      return messages.where('tenant_message.id', 'in', (eb) =>
        eb.selectFrom('tenant_message_lease').select('tenant_message_id').where('lease_id', '=', id),
      );
    default:
      return messages.where('target_type', '=', type).where('target_id', '=', id);
  }
};

/** The status of the tenant's mail, by message id. */
const loadTenantStatuses = async (tx: Tx, tenantId: number, ids: readonly number[]) => {
  const rows = await tx
    .selectFrom('tenant_message_recipient as recipient')
    .leftJoin('mail_message as mail', 'mail.id', 'recipient.mail_message_id')
    .select(['recipient.tenant_message_id', recipientStatus.as('status')])
    .where('recipient.tenant_id', '=', tenantId)
    .where('recipient.tenant_message_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ tenant_message_id, status }) => [tenant_message_id, status]));
};

/** The messages of a target, by default the latest first. */
export const listMessages = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  target: TargetRef,
  query: QueryOf<typeof tenantMessageCalls.listByTarget>,
): Promise<Page<TenantMessageRow>> =>
  paginate(context, query, {
    from: selectMessagesOfTarget(context.tx, target),
    id: 'tenant_message.id',
    sort: { created_at: column('tenant_message.created_at'), subject: column('tenant_message.subject') },
    defaultSort: [column('tenant_message.created_at'), 'desc'],
    load: async (ids) => {
      const statuses =
        target.type === 'tenant' ? await loadTenantStatuses(context.tx, target.id, ids) : new Map();
      return (await loadMessages(context.tx, ids)).map((message) => ({
        ...message,
        status: statuses.get(message.id) ?? null,
      }));
    },
  });
