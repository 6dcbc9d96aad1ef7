import type { Tx } from '@husrum/api-platform';
import { addDays, type LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { demoMessage } from './demo-messages.data';

const SENT_DAYS_AGO = 12;

/** Inserts a message to the tenants of the first estate, and a sent mail for each of them that has an email address. */
export const insertTenantMessage = async (tx: Tx, today: LocalDate): Promise<void> => {
  const at = `${addDays(today, -SENT_DAYS_AGO)}T09:30:00Z`;
  await sql`
    with recursive estate as (
        select entity.id, entity.name, company.name as sender, company.email
        from entity join company on company.id = entity.company_id
        where entity.billable_id = app_billable() and parent_id is null and company.email is not null order by entity.id limit 1),
      descendant as (
        select id from estate union all select entity.id from descendant join entity on entity.parent_id = descendant.id),
      rental as (
        select lease.id as lease_id, tenant.id, tenant.name, tenant.email
        from lease join lease_tenant on lease_tenant.lease_id = lease.id join tenant on tenant.id = lease_tenant.tenant_id
        where lease.entity_id in (select id from descendant)
          and lease.start <= ${today}::date and coalesce(lease.stop >= ${today}::date, true)),
      recipient as (select distinct id, name, email, gen_random_uuid() || '@husrum.se' as message_id from (
        select distinct id, name, email from rental) distinct_tenant),
      message as (
        insert into tenant_message (target_type, target_id, target_name, sender, reply_to, subject, body, user_id, created_at)
        select 'entity', id, name, sender, email, ${demoMessage.subject}::text, ${demoMessage.body}::text,
          (select min(id) from user_account where billable_id = app_billable()), ${at}::timestamptz
        from estate returning id, sender, reply_to),
      mail as (
        insert into mail_message (billable_id, message_id, state, sender, reply_to, recipient, subject, body, html, created_at, sent_at)
        select app_billable(), '<' || message_id || '>', 'sent', message.sender, reply_to, recipient.email,
          ${demoMessage.subject}::text, replace(${demoMessage.body}::text, '[namn]', recipient.name),
          '<pre>' || replace(${demoMessage.body}::text, '[namn]', recipient.name) || '</pre>', ${at}::timestamptz, ${at}::timestamptz
        from recipient, message where recipient.email is not null returning id, message_id),
      history as (
        insert into tenant_message_lease (tenant_message_id, lease_id)
        select distinct message.id, rental.lease_id from message, rental)
    insert into tenant_message_recipient (tenant_message_id, tenant_id, name, email, mail_message_id, created_at)
    select message.id, recipient.id, recipient.name, recipient.email, mail.id, ${at}::timestamptz
    from message, recipient left join mail on mail.message_id = '<' || recipient.message_id || '>'
    order by sv_key(recipient.name)`.execute(tx);
};
