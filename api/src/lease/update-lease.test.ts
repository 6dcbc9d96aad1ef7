import { leaseCalls } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { makeAccount, type TestAccount, testServer } from '../../test/kit';
import { changed, tenancyOf } from './lease.test-data';

const app = testServer();

const begin = async () => {
  const anna = await makeAccount(app);
  return { anna, ...(await tenancyOf(app, anna)) };
};
const versionsOf = (account: TestAccount, leaseId: number) =>
  app.tenant(account, (tx) =>
    tx
      .selectFrom('rent_version')
      .select(['valid_from', 'fee'])
      .where('lease_id', '=', leaseId)
      .orderBy('valid_from')
      .execute(),
  );
const bill = (
  account: TestAccount,
  leaseId: number,
  start: string,
  stop: string,
  sent: string | null = null,
) =>
  app.tenant(account, (tx) =>
    tx
      .insertInto('invoicebase')
      .values({ lease_id: leaseId, kind: 'RENT', start, stop, sent_at: sent, locked_at: sent })
      .execute(),
  );

test('the end is set and taken away again', async () => {
  const { user, let: rent } = await begin();
  const made = await rent();
  const ending = await user.patch(leaseCalls.update, { body: changed(made, { stop: made.earliest_stop }) });
  expect(ending).toMatchObject({ stop: '2027-02-28', state: { status: 'active' } });
  const sooner = await user.patch(leaseCalls.update, { body: changed(ending, { stop: '2026-12-31' }) });
  expect(sooner.state).toMatchObject({ status: 'ending', title: 'Upphör' });
  const restored = await user.patch(leaseCalls.update, { body: changed(sooner, { stop: null }) });
  expect(restored).toMatchObject({ stop: null, state: { status: 'active' }, next_invoice_month: '2024-05' });
});

test('two who change the same lease do not overwrite each other', async () => {
  const { user, let: rent } = await begin();
  const made = await rent();
  await user.patch(leaseCalls.update, { body: changed(made, { fee: 8700 }) });
  const failed = await user.failure(leaseCalls.update, { body: changed(made, { reference: 'K-2' }) });
  expect(failed).toMatchObject({ status: 409, said: expect.stringContaining('ändrats av någon annan') });
  expect(failed.data).toEqual({ fee: ['Nu sparat: 8\u00a0700\u00a0kr'], reference: ['Nu sparat: ingen'] });
});

test('receipts that are out hold the end', async () => {
  const { user, let: rent } = await begin();
  const made = await rent();
  const body = { lease_id: made.id, name: 'Nyckel 1', type: 'nyckel' };
  const key = await user.post(receiptCalls.create, { body });
  const failed = await user.failure(leaseCalls.update, { body: changed(made, { stop: '2026-12-31' }) });
  expect(failed.data).toEqual({ stop: ['Slutdatumet kan inte ändras: 1 kvittens är inte återlämnad'] });
  await user.patch(receiptCalls.giveBack, { body: { id: key.id, return_date: '2026-11-20' } });
  expect((await user.patch(leaseCalls.update, { body: changed(made, { stop: '2026-12-31' }) })).stop).toBe(
    '2026-12-31',
  );
});

test('a new fee counts from the day after what is billed', async () => {
  const { anna, user, let: rent } = await begin();
  const made = await rent();
  const corrected = await user.patch(leaseCalls.update, { body: changed(made, { fee: 8600 }) });
  expect(await versionsOf(anna, made.id)).toEqual([{ valid_from: '2024-05-01', fee: '8600.0000' }]);
  await bill(anna, made.id, '2024-05-01', '2026-11-30');
  await user.patch(leaseCalls.update, { body: changed(corrected, { fee: 8800.5 }) });
  expect(await versionsOf(anna, made.id)).toEqual([
    { valid_from: '2024-05-01', fee: '8600.0000' },
    { valid_from: '2026-12-01', fee: '8800.5000' },
  ]);
});

test('the start moves until something is billed, and the first terms with it', async () => {
  const { anna, user, let: rent } = await begin();
  const made = await rent({ start: '2026-12-01' });
  const moved = await user.patch(leaseCalls.update, { body: changed(made, { start: '2027-01-15' }) });
  expect(moved).toMatchObject({ next_invoice_month: '2027-01', state: { status: 'planned' } });
  expect(await versionsOf(anna, made.id)).toEqual([{ valid_from: '2027-01-15', fee: '8500.0000' }]);
  await bill(anna, made.id, '2027-01-15', '2027-01-31');
  const failed = await user.failure(leaseCalls.update, { body: changed(moved, { start: '2027-02-01' }) });
  expect(failed.data).toHaveProperty('start');
});

test('the next invoice month only goes forward', async () => {
  const { user, let: rent } = await begin();
  const made = await rent();
  const failed = await user.failure(leaseCalls.update, {
    body: changed(made, { next_invoice_month: '2026-12' }),
  });
  expect(failed.data).toEqual({ next_invoice_month: ['Välj januari 2027 eller senare'] });
  const later = await user.patch(leaseCalls.update, {
    body: changed(made, { next_invoice_month: '2027-03' }),
  });
  expect(later.next_invoice_month).toBe('2027-03');
});

test('an ended lease stands still until it is made ongoing', async () => {
  const { anna, user, let: rent } = await begin();
  const made = await rent({ stop: '2026-08-31' });
  await bill(anna, made.id, '2024-05-01', '2026-08-31');
  expect((await user.failure(leaseCalls.update, { body: changed(made, { fee: 9000 }) })).status).toBe(409);
  const ongoing = await user.patch(leaseCalls.update, { body: changed(made, { stop: null }) });
  expect(ongoing).toMatchObject({ state: { status: 'active' }, next_invoice_month: '2027-01' });
});

test('an ended lease does not go on over the next one', async () => {
  const { user, let: rent } = await begin();
  const made = await rent({ stop: '2026-08-31' });
  await rent({ start: '2026-10-01' });
  const failed = await user.failure(leaseCalls.update, { body: changed(made, { stop: null }) });
  expect(failed.data).toEqual({ stop: ['Objektet är redan uthyrt 2026-10-01 – tills vidare'] });
});

test('a lease goes with its drafts, but not once an invoice was sent', async () => {
  const { anna, user, let: rent } = await begin();
  const made = await rent();
  await bill(anna, made.id, '2026-10-01', '2026-10-31', '2026-09-20T08:00:00Z');
  const failed = await user.failure(leaseCalls.remove, { params: { id: made.id } });
  expect(failed).toMatchObject({ status: 409, said: expect.stringContaining('skickade eller betalda') });

  const other = await tenancyOf(app, anna);
  const mistake = await other.let();
  await bill(anna, mistake.id, '2026-12-01', '2026-12-31');
  await user.remove(leaseCalls.remove, { params: { id: mistake.id } });
  expect((await user.failure(leaseCalls.detail, { params: { id: mistake.id } })).status).toBe(404);
  const left = await app.tenant(anna, (tx) =>
    tx.selectFrom('invoicebase').select('id').where('lease_id', 'is', null).execute(),
  );
  expect(left).toEqual([]);
});
