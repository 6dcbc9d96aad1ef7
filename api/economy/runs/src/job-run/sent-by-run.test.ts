import {
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { runNightlyStepsOn } from './job-run.test-data';

const app = testServer();

const setUp = async () => {
  app.clock.set('2026-11-18T08:00:00Z');
  const account = await makeAccount(app);
  const apartment = await createLeasedApartment(app, account, { settings: { auto_enabled: true } });
  const { user, company } = apartment;
  return {
    account,
    ...apartment,
    readSending: async (id: number) => {
      const { is_sent_by_run, ahead } = await user.get(invoiceCalls.detail, { params: { id } });
      return { is_sent_by_run, day: ahead.find(({ station }) => station === 'SENT')?.on };
    },
    turnOffAutoInvoicing: async () => {
      const params = { id: company.id };
      const settings = await user.get(companyCalls.invoicingConfig, { params });
      await user.patch(companyCalls.updateInvoicingConfig, {
        params,
        body: { ...settings, auto_enabled: false },
      });
    },
  };
};

test('an invoice that a run created has a planned day of sending while automatic invoicing is on', async () => {
  const { account, user, readSending, turnOffAutoInvoicing } = await setUp();
  await runNightlyStepsOn(app, account, '2026-11-20');
  const { data } = await user.get(invoiceCalls.list);
  const id = data[0]?.id ?? 0;
  expect(await readSending(id)).toEqual({ is_sent_by_run: true, day: '2026-11-25' });
  await turnOffAutoInvoicing();
  expect(await readSending(id)).toEqual({ is_sent_by_run: false, day: null });
});

test('an invoice that a person created, and a credit invoice, have no planned day of sending', async () => {
  const { user, lease, readSending } = await setUp();
  const byHand = await createReadyInvoice(user, lease.id, '2027-03-01', '2027-03-31');
  expect(await readSending(byHand.id)).toEqual({ is_sent_by_run: false, day: null });
  const { id } = await createSentInvoice(user, lease.id);
  const { credited_by } = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
  expect(await readSending(credited_by?.id ?? 0)).toEqual({ is_sent_by_run: false, day: null });
});
