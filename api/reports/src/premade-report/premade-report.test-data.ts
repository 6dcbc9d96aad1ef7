import { insertPortfolio } from '@husrum/api-demo';
import type { Tx } from '@husrum/api-platform';
import { makeAccount, type TestAccount, type TestServer } from '@husrum/api-testing';
import { sql } from 'kysely';
import { insertInvoicesWithFractions } from './vat-invoices.test-data';

export const TODAY = '2026-11-20';

/** Gives every third object with an area a rent per m² with four decimals, so that its rent per invoice is rounded. */
const setRentsPerM2 = async (tx: Tx): Promise<void> => {
  await sql`update entity set fee = fee / area, fee_as_m2 = true where id % 3 = 0 and area > 0 and not fee_as_m2`.execute(
    tx,
  );
  await sql`update rent_version set fee = rent_version.fee / entity.area, fee_as_m2 = true
            from lease join entity on entity.id = lease.entity_id
            where lease.id = rent_version.lease_id and entity.fee_as_m2 and not rent_version.fee_as_m2`.execute(
    tx,
  );
  await sql`update lease set fee = lease.fee / entity.area, fee_as_m2 = true
            from entity where entity.id = lease.entity_id and entity.fee_as_m2 and not lease.fee_as_m2`.execute(
    tx,
  );
};

/** An account with rows for each pre-made report. */
export const createAccountForReports = async (app: TestServer): Promise<TestAccount> => {
  const account = await makeAccount(app);
  await app.forAccount(account, async (tx) => {
    await insertPortfolio(tx, TODAY, { seed: 11, objects: 60 });
    await sql`insert into quittance (lease_id, name, type, quantity, handout_date, return_date)
              select id, 'Nyckel', case when id % 3 = 0 then 'tag' else 'nyckel' end, 2, start,
                     case when id % 4 = 0 then start end from lease`.execute(tx);
    await sql`insert into rent_version (lease_id, valid_from, fee, fee_as_m2, tax_rate, payment_interval)
              select id, start + 200, fee * 1.03, fee_as_m2, tax_rate, payment_interval
              from lease where id % 2 = 0 and start + 200 < coalesce(stop, 'infinity')
                and not exists (select from rent_version as later where later.lease_id = lease.id and later.valid_from >= lease.start + 200)`.execute(
      tx,
    );
    await setRentsPerM2(tx);
    await insertInvoicesWithFractions(tx);
    await sql`update lease set terminated_at = now() where stop > app_today()`.execute(tx);
  });
  return account;
};
