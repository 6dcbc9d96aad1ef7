import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { makeAccount, testServer } from '../../test/kit';
import { createLeasedApartment } from './invoice.test-data';

const app = testServer();

const setup = async (lease: Record<string, unknown>) => {
  app.clock.set('2026-10-19T08:00:00Z');
  const apartment = await createLeasedApartment(app, await makeAccount(app), { lease });
  const { user, lease: made } = apartment;
  return {
    ...apartment,
    body: { lease_id: made.id },
    read: () => user.get(leaseCalls.detail, { params: { id: made.id } }),
  };
};

test('creates one invoice until the end of the quarter, and the next period starts with the next one', async () => {
  const terms = { start: '2026-11-15', fee: 45_000, payment_interval: 'QUARTERLY' };
  const { user, body, read } = await setup(terms);
  const bridge = { start: '2026-11-15', stop: '2026-12-31' };
  expect((await read()).quarter_bridge).toEqual({ ...bridge, next_month: '2027-01' });
  const { invoicebase } = await user.post(invoiceCalls.createQuarterBridge, { body });
  expect(invoicebase).toMatchObject({ ...bridge, fee: 23_000, status: 'EDIT' });
  expect(await read()).toMatchObject({ effective_invoice_month: '2027-01', quarter_bridge: null });
  expect(await user.failure(invoiceCalls.createQuarterBridge, { body })).toMatchObject({ status: 409 });
});

test('a monthly lease has nothing to adapt', async () => {
  const { user, body, read } = await setup({ start: '2026-11-15' });
  expect((await read()).quarter_bridge).toBeNull();
  expect(await user.failure(invoiceCalls.createQuarterBridge, { body })).toMatchObject({ status: 409 });
});
