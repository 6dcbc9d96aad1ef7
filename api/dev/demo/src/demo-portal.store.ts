import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { demoPortal } from './demo-portal.data';

/**
 * Turns the tenant portal on, and gives an account to a tenant who has a current lease and sent invoices. A tenant who also has a
 * ticket is preferred. Another tenant is invited. Does nothing when another business has the address of the portal.
 */
export const insertDemoPortal = async (tx: Tx, passwordHash: string): Promise<void> => {
  const { stub, phone, email, message, tenantEmail } = demoPortal;
  const config = await tx
    .insertInto('tenant_portal_config')
    .values({ enabled: true, stub, phone, email, message })
    .onConflict((conflict) => conflict.doNothing())
    .returning('stub')
    .executeTakeFirst();
  if (config === undefined) return;
  const { rows } = await sql<{ id: number }>`
    select tenant.id from tenant
    join lease_tenant on lease_tenant.tenant_id = tenant.id
    join lease on lease.id = lease_tenant.lease_id
    where tenant.billable_id = app_billable() and tenant.status = 'ACTIVE' and not tenant.organisation
      and lease.start <= app_today() and coalesce(lease.stop >= app_today(), true)
      and exists (select from invoicebase where invoicebase.tenant_id = tenant.id and sent_at is not null)
    order by exists (select from ticket where ticket.tenant_id = tenant.id and ticket.type <> 'INTERNAL') desc, tenant.id
    limit 1`.execute(tx);
  const [tenant] = rows;
  if (tenant === undefined) return;
  await tx
    .updateTable('tenant')
    .set({
      email: tenantEmail,
      invite_sent_at: sql<string>`app_now()`,
      portal_activated_at: sql<string>`app_now()`,
    })
    .where('id', '=', tenant.id)
    .execute();
  await tx
    .insertInto('tenant_portal_account')
    .values({ tenant_id: tenant.id, email: tenantEmail, password_hash: passwordHash })
    .execute();
  await tx
    .updateTable('tenant')
    .set({ invite_sent_at: sql<string>`app_now()` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('tenant')
        .select(({ fn }) => fn.max('tenant.id').as('id'))
        .where('tenant.status', '=', 'ACTIVE')
        .where('tenant.email', 'is not', null)
        .where('tenant.id', '<>', tenant.id),
    )
    .execute();
};
