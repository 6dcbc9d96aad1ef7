import {
  createAccountWithLease,
  createLeasedApartment,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { createCamtFile, toUpload } from './bank-file.test-data';

const app = testServer();
const ACCOUNT = 'SE4550000000058398257466';

beforeEach(() => app.clock.set('2026-10-28T08:00:00Z'));

test('the next payment of a payer is proposed for the tenant whom a person chose, until that is undone', async () => {
  const first = await createAccountWithLease(app);
  const { user, account, company } = first;
  await createLeasedApartment(app, account, { company, tenant: { identifier: '19640823-2384' } });
  const november = await createSentInvoice(user, first.lease.id, '2026-11-01', '2026-11-30');
  const december = await createSentInvoice(user, first.lease.id, '2026-12-01', '2026-12-31');
  const read = async (name: string, day: string, payer = 'MORMOR AB', payerAccount?: string) => {
    const text = createCamtFile(
      [
        {
          amount: 8000,
          payer,
          message: 'tack',
          bankReference: name,
          ...(payerAccount ? { payerAccount } : {}),
        },
      ],
      { day },
    );
    const { id } = await user.post(bankFileCalls.upload, { body: {}, file: toUpload(text, `${name}.xml`) });
    const list = async () => (await user.get(bankFileCalls.payments, { params: { id } })).data[0];
    return { id, list, paymentId: (await list())?.id ?? 0 };
  };

  const october = await read('a', '2026-10-27', 'MORMOR AB', ACCOUNT);
  expect(await october.list()).toMatchObject({ reason: 'UNKNOWN' });
  await user.patch(bankFileCalls.choose, {
    params: { id: october.paymentId },
    body: { invoice_id: november.id },
  });
  await user.post(bankFileCalls.book, { params: { id: october.id }, body: { count: 1, amount: 8000 } });

  app.clock.set('2026-11-30T08:00:00Z');
  const next = await read('b', '2026-11-27', 'MORMOR AB', ACCOUNT);
  // It is proposed, and never sure. What is left of the older invoice is first, because no invoice has the amount.
  expect(await next.list()).toMatchObject({
    state: 'CHOICE',
    reason: 'PROPOSED',
    invoice: { id: november.id, left: 500 },
    learnt_on: '2026-10-28',
    can_book: true,
  });
  expect(await (await read('c', '2026-11-27', 'EN ANNAN', ACCOUNT)).list()).toMatchObject({
    reason: 'UNKNOWN',
    learnt_on: null,
  });
  expect(await (await read('d', '2026-11-26')).list()).toMatchObject({ learnt_on: '2026-10-28' });

  const { payments } = await user.get(invoiceCalls.detail, { params: { id: november.id } });
  const params = { ...manualInvoiceParams(november.id), paymentId: payments[0]?.payment_id ?? 0 };
  await user.post(invoiceActionCalls.undoPayment, { params });
  expect(await next.list()).toMatchObject({ reason: 'UNKNOWN', learnt_on: null });
  expect(december.id).toBeGreaterThan(november.id);
});
