import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { leaseCalls } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { createLeaseFixture, toUpdateBody } from './lease.test-data';

const app = testServer();

const setup = async () => {
  const anna = await makeAccount(app);
  return { anna, ...(await createLeaseFixture(app, anna)) };
};
const versionsOf = (account: TestAccount, leaseId: number) =>
  app.forAccount(account, (tx) =>
    tx
      .selectFrom('rent_version')
      .select(['valid_from', 'fee'])
      .where('lease_id', '=', leaseId)
      .orderBy('valid_from')
      .execute(),
  );
const insertInvoice = (
  account: TestAccount,
  leaseId: number,
  start: string,
  stop: string,
  sentAt: string | null = null,
) =>
  app.forAccount(account, (tx) =>
    tx
      .insertInto('invoicebase')
      .values({ lease_id: leaseId, kind: 'RENT', start, stop, sent_at: sentAt, locked_at: sentAt })
      .execute(),
  );

test('sets, moves and removes the end', async () => {
  const { user, createLease } = await setup();
  const made = await createLease();
  const ending = await user.patch(leaseCalls.update, {
    body: toUpdateBody(made, { stop: made.earliest_stop }),
  });
  const terminatedOn = (stop: string) => ({
    stop,
    terminated: true,
    state: { status: 'ending', title: `Uppsagd, slutar ${stop}` },
  });
  expect(ending).toMatchObject(terminatedOn('2027-02-28'));
  const sooner = await user.patch(leaseCalls.update, { body: toUpdateBody(ending, { stop: '2026-12-31' }) });
  expect(sooner).toMatchObject(terminatedOn('2026-12-31'));
  const restored = await user.patch(leaseCalls.update, { body: toUpdateBody(sooner, { stop: null }) });
  expect(restored).toMatchObject({
    stop: null,
    terminated: false,
    state: { status: 'active', title: 'Aktiv' },
    next_invoice_month: '2024-05',
  });
});

test('rejects a change of a lease that somebody else has changed meanwhile', async () => {
  const { user, createLease } = await setup();
  const made = await createLease();
  await user.patch(leaseCalls.update, { body: toUpdateBody(made, { fee: 8700 }) });
  const failed = await user.failure(leaseCalls.update, { body: toUpdateBody(made, { reference: 'K-2' }) });
  expect(failed).toMatchObject({
    status: 409,
    serverMessage: expect.stringContaining('Någon annan har ändrat uppgifterna'),
  });
  expect(failed.data).toEqual({ fee: ['Nu sparat: 8\u00a0700\u00a0kr'], reference: ['Nu sparat: ingen'] });
});

test('rejects an end while a receipt is not returned', async () => {
  const { user, createLease } = await setup();
  const made = await createLease();
  const body = { lease_id: made.id, name: 'Nyckel 1', type: 'nyckel' };
  const key = await user.post(receiptCalls.create, { body });
  const failed = await user.failure(leaseCalls.update, { body: toUpdateBody(made, { stop: '2026-12-31' }) });
  expect(failed.data).toEqual({ stop: ['Slutdatumet kan inte ändras: 1 kvittens är inte återlämnad'] });
  await user.patch(receiptCalls.markReturned, { body: { id: key.id, return_date: '2026-11-20' } });
  expect(
    (await user.patch(leaseCalls.update, { body: toUpdateBody(made, { stop: '2026-12-31' }) })).stop,
  ).toBe('2026-12-31');
});

test('applies a new fee from the day after the sent invoices', async () => {
  const { anna, user, createLease } = await setup();
  const made = await createLease();
  const corrected = await user.patch(leaseCalls.update, { body: toUpdateBody(made, { fee: 8600 }) });
  expect(await versionsOf(anna, made.id)).toEqual([{ valid_from: '2024-05-01', fee: '8600.0000' }]);
  expect(corrected.new_terms_start).toBe('2024-05-01');
  await insertInvoice(anna, made.id, '2024-05-01', '2026-11-30', '2026-11-01T08:00:00Z');
  const raised = await user.patch(leaseCalls.update, { body: toUpdateBody(corrected, { fee: 8800.5 }) });
  expect(raised.new_terms_start).toBe('2026-12-01');
  expect(await versionsOf(anna, made.id)).toEqual([
    { valid_from: '2024-05-01', fee: '8600.0000' },
    { valid_from: '2026-12-01', fee: '8800.5000' },
  ]);
});

test('moves the first terms together with the start, even over days of a sent invoice', async () => {
  const { anna, user, createLease } = await setup();
  const made = await createLease({ start: '2026-12-01' });
  const moved = await user.patch(leaseCalls.update, { body: toUpdateBody(made, { start: '2027-01-15' }) });
  expect(moved).toMatchObject({ next_invoice_month: '2027-01', state: { status: 'planned' } });
  expect(await versionsOf(anna, made.id)).toEqual([{ valid_from: '2027-01-15', fee: '8500.0000' }]);
  await insertInvoice(anna, made.id, '2027-01-15', '2027-01-31', '2026-11-20T08:00:00Z');
  const movedAgain = await user.patch(leaseCalls.update, {
    body: toUpdateBody(moved, { start: '2027-02-01' }),
  });
  expect(movedAgain).toMatchObject({ start: '2027-02-01', next_invoice_month: '2027-01' });
  expect(await versionsOf(anna, made.id)).toEqual([{ valid_from: '2027-02-01', fee: '8500.0000' }]);
});

test('accepts as next invoice month only one whose generation day is still to come', async () => {
  const { user, createLease } = await setup();
  const made = await createLease();
  const failed = await user.failure(leaseCalls.update, {
    body: toUpdateBody(made, { next_invoice_month: '2026-12' }),
  });
  expect(failed.data).toEqual({ next_invoice_month: ['Välj januari 2027 eller senare'] });
  const later = await user.patch(leaseCalls.update, {
    body: toUpdateBody(made, { next_invoice_month: '2027-03' }),
  });
  expect(later.next_invoice_month).toBe('2027-03');
});

test('rejects changes of an ended lease until it is reactivated', async () => {
  const { anna, user, createLease } = await setup();
  const made = await createLease({ stop: '2026-08-31' });
  await insertInvoice(anna, made.id, '2024-05-01', '2026-08-31');
  expect((await user.failure(leaseCalls.update, { body: toUpdateBody(made, { fee: 9000 }) })).status).toBe(
    409,
  );
  const ongoing = await user.patch(leaseCalls.update, { body: toUpdateBody(made, { stop: null }) });
  expect(ongoing).toMatchObject({ state: { status: 'active' }, next_invoice_month: '2027-01' });
});

test('does not reactivate a lease whose object has been let again', async () => {
  const { user, createLease } = await setup();
  const made = await createLease({ stop: '2026-08-31' });
  await createLease({ start: '2026-10-01' });
  const failed = await user.failure(leaseCalls.update, { body: toUpdateBody(made, { stop: null }) });
  expect(failed.data).toEqual({ stop: ['Objektet är redan uthyrt 2026-10-01 – tills vidare'] });
});

test('removes a lease together with its unsent invoices, and keeps a lease with a sent one', async () => {
  const { anna, user, createLease } = await setup();
  const made = await createLease();
  await insertInvoice(anna, made.id, '2026-10-01', '2026-10-31', '2026-09-20T08:00:00Z');
  const failed = await user.failure(leaseCalls.remove, { params: { id: made.id } });
  expect(failed).toMatchObject({
    status: 409,
    serverMessage: expect.stringContaining('skickade eller betalda'),
  });

  const other = await createLeaseFixture(app, anna);
  const mistake = await other.createLease();
  await insertInvoice(anna, mistake.id, '2026-12-01', '2026-12-31');
  await user.remove(leaseCalls.remove, { params: { id: mistake.id } });
  expect((await user.failure(leaseCalls.detail, { params: { id: mistake.id } })).status).toBe(404);
  // An invoice that outlives its lease loses its lease_id.
  const invoicesWithoutLease = await app.forAccount(anna, (tx) =>
    tx.selectFrom('invoicebase').select('id').where('lease_id', 'is', null).execute(),
  );
  expect(invoicesWithoutLease).toEqual([]);
});
