import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { createLeasedApartment } from './invoice.test-data';

const app = testServer();

const setup = async (lease: Record<string, unknown>) => {
  app.clock.set('2026-10-19T08:00:00Z');
  const apartment = await createLeasedApartment(app, await makeAccount(app), { lease });
  const { user, lease: created } = apartment;
  return {
    ...apartment,
    body: { lease_id: created.id },
    readLease: () => user.get(leaseCalls.detail, { params: { id: created.id } }),
  };
};

test('a quarterly lease gets one invoice until the end of the calendar quarter, and its next period is the next quarter', async () => {
  const terms = { start: '2026-11-15', fee: 45_000, payment_interval: 'QUARTERLY' };
  const { user, body, readLease } = await setup(terms);
  const bridge = { start: '2026-11-15', stop: '2026-12-31' };
  expect((await readLease()).quarter_bridge).toEqual({ ...bridge, next_month: '2027-01' });
  const { invoicebase } = await user.post(invoiceCalls.createQuarterBridge, { body });
  expect(invoicebase).toMatchObject({ ...bridge, fee: 23_000, status: 'EDIT' });
  expect(await readLease()).toMatchObject({ effective_invoice_month: '2027-01', quarter_bridge: null });
  expect(await user.failure(invoiceCalls.createQuarterBridge, { body })).toMatchObject({ status: 409 });
});

test('a monthly lease cannot be adapted to the calendar quarters', async () => {
  const { user, body, readLease } = await setup({ start: '2026-11-15' });
  expect((await readLease()).quarter_bridge).toBeNull();
  expect(await user.failure(invoiceCalls.createQuarterBridge, { body })).toMatchObject({ status: 409 });
});
