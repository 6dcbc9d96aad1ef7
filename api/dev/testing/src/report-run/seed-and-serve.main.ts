import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings } from '@husrum/api-platform';
import { createClock, startDatabase } from '@husrum/api-platform/testing';
import { sql } from 'kysely';
import { createLandlord } from '../month-run/landlord';

// This program creates a landlord with SEED_ROWS invoice rows in the database that the environment variables name. Then it
// becomes the server, because the start of another process would take seconds.
const rowCount = Number(process.env.SEED_ROWS);
const settings = readSettings(process.env);
const db = await startDatabase(settings, createClock(settings));
const { businessId } = await createLandlord(db, { leases: 1, start: '2026-01-01', monthly: true });
await db.forAccount(businessId, async (tx) => {
  await sql`insert into invoicebase (company_id, lease_id, entity_id, tenant_id, kind, start, stop, sent_at, status, due_at,
                                     fee_ore, tax_ore, rounded_ore, pay_ore, left_ore)
    select entity.company_id, lease.id, entity.id, lease_tenant.tenant_id, 'RENT', '2026-11-01', '2026-11-30',
           '2026-10-20T08:00:00Z', 'PARTIALLY_PAYED', '2026-11-10', 100, 0, 0, 100, 100
    from lease join entity on entity.id = lease.entity_id join lease_tenant on lease_tenant.lease_id = lease.id`.execute(
    tx,
  );
  await sql`insert into invoice_row (invoicebase_id, position, name, quantity, fee_ore, total_ore, tax_rate, tax_ore)
    select invoicebase.id, number, 'Rad ' || number * 7919 % ${rowCount}::int, 1, number, number, 0, 0
    from invoicebase, generate_series(1, ${rowCount}::int) as number`.execute(tx);
});
await db.close();
await import(pathToFileURL(path.resolve(import.meta.dirname, '../../../../app/src/main.ts')).href);
