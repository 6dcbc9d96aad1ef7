import {
  createLeasedApartment,
  createReadyInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { VAT_TIMING_PERIOD_STOP, vatMonth, vatTimingExamples } from '@husrum/api-rent/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { sql } from 'kysely';

const app = testServer();

const at = (day: string) => app.clock.set(`${day}T08:00:00Z`);

/** Sends and credits an invoice for December 2026 with 2 125 kr VAT. Returns the VAT of the months in kr. */
const readVatOfCredit = async ({
  sent,
  paid,
  credited,
}: {
  sent: string;
  paid?: string;
  credited: string;
}) => {
  at(sent);
  const account = await makeAccount(app);
  const { user, lease } = await createLeasedApartment(app, account, { lease: { tax_rate: 25 } });
  const { id } = await createReadyInvoice(user, lease.id, '2026-12-01', '2026-12-31');
  const params = manualInvoiceParams(id);
  await user.post(invoiceActionCalls.markSent, { params });
  if (paid !== undefined) {
    at(paid);
    await user.post(invoiceActionCalls.pay, { params, body: { payment: 10_625, paid_at: paid } });
  }
  at(credited);
  const { credit_invoices: credits } = await user.post(invoiceActionCalls.credit, { params });
  for (const credit of credits ?? [])
    await user.post(invoiceActionCalls.markSent, { params: manualInvoiceParams(credit.id) });
  const { rows } = await app.forAccount(account, (tx) =>
    sql<{ month: string; tax: number }>`
      select month, sum(tax_ore)::int / 100 as tax from vat_base group by 1 having sum(tax_ore) <> 0 order by 1`.execute(
      tx,
    ),
  );
  return rows.map(({ month, tax }) => [month, tax]);
};

/** The months of an invoice's VAT in the view. */
const listVatMonths = async (account: TestAccount, invoiceId: number): Promise<string[]> => {
  const { rows } = await app.forAccount(account, (tx) =>
    sql<{ month: string }>`select distinct month from vat_base where invoicebase_id = ${invoiceId}`.execute(
      tx,
    ),
  );
  return rows.map(({ month }) => month);
};

test.each(vatTimingExamples)(
  'the view has the VAT of the first quarter, paid %s, in the same month as the rule: %s',
  async (paidAt, month) => {
    at('2026-12-10');
    const account = await makeAccount(app);
    const { user, lease } = await createLeasedApartment(app, account, {
      lease: { tax_rate: 25, payment_interval: 'QUARTERLY' },
    });
    const { id } = await createReadyInvoice(user, lease.id, '2027-01-01', VAT_TIMING_PERIOD_STOP);
    const params = manualInvoiceParams(id);
    const { pay_amount_rounded: payment } = await user.post(invoiceActionCalls.markSent, { params });
    if (paidAt !== null) {
      at(paidAt);
      await user.post(invoiceActionCalls.pay, { params, body: { payment, paid_at: paidAt } });
    }
    expect(await listVatMonths(account, id)).toEqual([month]);
    expect(vatMonth(VAT_TIMING_PERIOD_STOP, paidAt)).toBe(month);
  },
);

test('a credit that is sent before the period ends leaves no VAT in any month', async () => {
  expect(await readVatOfCredit({ sent: '2026-10-20', credited: '2026-11-26' })).toEqual([]);
});

test('a credit that is sent after the period has its VAT in the month of sending', async () => {
  expect(await readVatOfCredit({ sent: '2026-10-20', credited: '2027-02-03' })).toEqual([
    ['2026-12', 2125],
    ['2027-02', -2125],
  ]);
});

test('the VAT of an advance is reclaimed in the month of the credit, once', async () => {
  expect(await readVatOfCredit({ sent: '2026-10-20', paid: '2026-10-25', credited: '2026-11-26' })).toEqual([
    ['2026-10', 2125],
    ['2026-11', -2125],
  ]);
});
