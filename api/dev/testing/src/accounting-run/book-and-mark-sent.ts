import { accountingTasks } from '@husrum/api-connections';
import { refreshInvoiceStatuses } from '@husrum/api-invoicing';
import { enqueueMarkingAsSent } from '@husrum/api-invoicing/testing';
import type { JobPlatform } from '@husrum/api-platform/testing';
import { sql } from 'kysely';
import type { Business } from './business';
import { finishTasks } from './finish-tasks';
import type { Run } from './run-platform';

/** Books all invoices, and marks them as sent without a mail. */
export const bookAndMarkSent = async (run: Run, platform: JobPlatform, business: Business): Promise<void> => {
  const { businessId, integrationId } = business;
  await platform.db.forAccount(businessId, async (tx) => {
    const ids = await tx.selectFrom('invoicebase').select('id').orderBy('id').execute();
    await accountingTasks.enqueue(
      tx,
      ids.map(({ id }) => ({ integrationId, invoiceId: id, kind: 'BOOKKEEP' })),
    );
  });
  await finishTasks(run, platform, business);
  await platform.db.forAccount(businessId, async (tx) => {
    const invoices = await tx.selectFrom('invoicebase').selectAll().orderBy('id').execute();
    const { rows } = await sql<{ invoicebase_id: number; due_at: string }>`
      select invoicebase_id, due_at from accounting_invoice`.execute(tx);
    const dueDates = new Map(rows.map(({ invoicebase_id, due_at }) => [invoicebase_id, due_at]));
    await sql`update invoicebase set sent_at = app_now(),
      due_at = (select due_at from accounting_invoice a where a.invoicebase_id = invoicebase.id)`.execute(tx);
    await enqueueMarkingAsSent(
      tx,
      invoices.map((before) => ({ before, dueAt: dueDates.get(before.id) ?? null })),
      null,
    );
    await refreshInvoiceStatuses(
      tx,
      invoices.map(({ id }) => id),
      platform.clock.today(),
    );
  });
  await finishTasks(run, platform, business);
};
