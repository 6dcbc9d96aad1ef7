import { paginate, type RequestContext, swedishSortKey, type Tx } from '@husrum/api-platform';
import type { Page, QueryOf } from '@husrum/contract/core';
import type { TenantMessageRecipient, tenantMessageCalls } from '@husrum/contract/tenant-message';
import { sql } from 'kysely';
import { recipientStatus, tenantEmail } from './tenant-message.store';

interface NewRecipient {
  tenant_message_id: number;
  tenant_id: number;
  name: string;
  email: string | null;
  mail_message_id: number | null;
}

export const insertRecipients = async (tx: Tx, recipients: readonly NewRecipient[]): Promise<void> => {
  await tx.insertInto('tenant_message_recipient').values(recipients).execute();
};

const selectRecipients = (tx: Tx) =>
  tx
    .selectFrom('tenant_message_recipient as recipient')
    .leftJoin('mail_message as mail', 'mail.id', 'recipient.mail_message_id');

/** The statuses that need attention come first. */
const statusOrder = sql`array_position(array['FAILED', 'NO_ADDRESS', 'RETRYING', 'QUEUED', 'SENT'], ${recipientStatus})`;

/** A page of the recipients of a message. By default, those who have not got it come first. */
export const listRecipients = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  messageId: number,
  { status, ...query }: QueryOf<typeof tenantMessageCalls.recipients>,
): Promise<Page<TenantMessageRecipient>> =>
  paginate(context, query, {
    from: selectRecipients(context.tx)
      .where('recipient.tenant_message_id', '=', messageId)
      .$if(status !== undefined, (all) => all.where(recipientStatus, '=', status ?? 'SENT')),
    id: 'recipient.id',
    sort: { name: swedishSortKey('recipient.name'), status: statusOrder },
    defaultSort: [statusOrder, 'asc'],
    load: (ids) =>
      selectRecipients(context.tx)
        .select([
          'recipient.id',
          ({ fn, val }) => fn.coalesce('recipient.tenant_id', val(0)).as('tenant_id'),
          ({ eb }) => eb('recipient.tenant_id', 'is', null).$castTo<boolean>().as('removed'),
          'recipient.name',
          'recipient.email',
          recipientStatus.as('status'),
          'mail.error',
          // Without a mail server, a mail is only kept and counts as sent when it was created.
          sql<string | null>`case mail.state when 'kept' then mail.created_at else mail.sent_at end`.as(
            'sent_at',
          ),
        ])
        .where('recipient.id', 'in', ids)
        .execute(),
  });

/** The recipients whom the message has not reached and who have not been removed, with the current name and address of the tenant. */
export const listUnreachedRecipients = (tx: Tx, messageId: number) =>
  selectRecipients(tx)
    .innerJoin('tenant', 'tenant.id', 'recipient.tenant_id')
    .select([
      'recipient.id',
      'tenant.id as tenant_id',
      'recipient.mail_message_id',
      'tenant.name',
      tenantEmail.as('email'),
      recipientStatus.as('status'),
    ])
    .where('recipient.tenant_message_id', '=', messageId)
    .where(recipientStatus, 'in', ['FAILED', 'NO_ADDRESS', 'RETRYING'])
    .orderBy('recipient.id')
    .execute();

/** Saves the new mail of each recipient, with the name and the address to which it was sent. */
export const saveRecipientMails = async (
  tx: Tx,
  mails: readonly { id: number; name: string; email: string; mailId: number }[],
): Promise<void> => {
  if (mails.length === 0) return;
  await sql`update tenant_message_recipient as recipient
    set name = mail.name, email = mail.email, mail_message_id = mail."mailId"
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as mail(id bigint, name text, email text, "mailId" bigint)
    where recipient.id = mail.id and recipient.id = any(${mails.map(({ id }) => id)}::bigint[])`.execute(tx);
};
