import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeIdentifier } from '@husrum/api-leases/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { sql } from 'kysely';
import { createEditableInvoice, createLeasedApartment, createReadyInvoice } from './invoice.test-data';
import { invoiceOcr } from './reference.rules';

const app = testServer();

/** The statement that gives the counters of earlier releases to companies. */
const readStatement = (): string => {
  const file = path.resolve(import.meta.dirname, '../../../../migrations/0129_invoice_series.sql');
  const [, statement] = /(insert into invoice_series[\s\S]*?latest;)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (statement === undefined) throw new Error('The statement is missing');
  return statement;
};

test('the company with the highest number goes on with the counter that its business had, to the next whole million', async () => {
  const [large, shared] = [await makeAccount(app), await makeAccount(app)];
  const only = await createLeasedApartment(app, large);
  await createReadyInvoice(only.user, only.lease.id);
  const first = await createLeasedApartment(app, shared);
  const second = await createLeasedApartment(app, shared, { tenant: { identifier: makeIdentifier(2) } });
  await createReadyInvoice(first.user, first.lease.id);
  await createReadyInvoice(second.user, second.lease.id);
  // A person has typed a number that the counter has not reached.
  const { id } = await createEditableInvoice(first.user, first.lease.id, '2027-01-01', '2027-01-31');
  await first.user.post(invoiceActionCalls.generateManual, {
    params: { id },
    body: { reference: '99999999' },
  });
  const series = await app.system(async (tx) => {
    await sql`update invoicebase set reference = '100002', ocr = ${invoiceOcr('100002')}
      where company_id = ${second.company.id}`.execute(tx);
    await sql`delete from invoice_series`.execute(tx);
    await sql`create temporary table invoice_number (billable_id bigint, last_number bigint)`.execute(tx);
    await sql`insert into invoice_number values (${large.businessId}, 2345678), (${shared.businessId}, 100002)`.execute(
      tx,
    );
    await sql.raw(readStatement()).execute(tx);
    const { rows } = await sql<object>`
      select company_id, first_number, last_number, end_number from invoice_series order by company_id`.execute(
      tx,
    );
    return rows;
  });
  expect(series).toEqual([
    { company_id: only.company.id, first_number: 100_001, last_number: 2_345_678, end_number: 2_999_999 },
    { company_id: second.company.id, first_number: 100_003, last_number: 100_002, end_number: 999_999 },
  ]);
  // The first company begins a range above.
  const next = await createReadyInvoice(first.user, first.lease.id, '2027-02-01', '2027-02-28');
  expect(next.reference).toBe('1000001');
});
