import {
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { lateChargeCalls } from '@husrum/contract/late-charge';
import { vatReportCalls } from '@husrum/contract/vat-report';
import { sql } from 'kysely';
import { readSie } from '../bookkeeping-export/sie-file.test-data';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

/** Rent of 10 625 kr with 2 125 kr VAT to a business, due on 30 October, three weeks ago. */
const setUp = async () => {
  const { account, user, company, lease } = await createAccountWithLease(app, {
    lease: { tax_rate: 25 },
    tenant: { name: 'Café Ek AB', identifier: '559999-0016', organisation: true },
  });
  const { id } = await createSentInvoice(user, lease.id);
  await app.forAccount(account, (tx) =>
    tx.updateTable('invoicebase').set({ due_at: '2026-10-30' }).where('id', '=', id).execute(),
  );
  const params = { id: company.id };
  return {
    ...{ user, id },
    /** Charges interest and compensation, and sends their invoices. Returns the ids of these. */
    charge: async () => {
      const interest = await user.post(lateChargeCalls.chargeInterest, { body: { invoice_ids: [id] } });
      const { billed_on } = await user.post(lateChargeCalls.chargeCompensation, { body: { invoice_id: id } });
      const ids = [interest.invoice_ids[0] ?? 0, billed_on?.id ?? 0];
      for (const each of ids) await user.post(invoiceCalls.send, { params: { id: each } });
      return ids;
    },
    check: () => user.post(companyBooksCalls.runCheck, { params }),
    vat: (month: string) => user.get(vatReportCalls.overview, { params, query: { month, length: 'MONTH' } }),
    sie: async () =>
      readSie(
        (
          await user.raw(bookkeepingExportCalls.file, {
            params,
            query: { from: '2026-11-01', to: '2026-11-30' },
          })
        ).rawPayload,
      ),
    linesOf: (invoiceId: number) =>
      app.forAccount(account, async (tx) => {
        const { rows } = await sql<{ text: string }>`
          select voucher.kind || ' ' || account || ' ' || ore || ' ' || coalesce(tax_rate::text, '-') as text
          from voucher join voucher_line on voucher_line.voucher_id = voucher.id
          where invoicebase_id = ${invoiceId}::bigint order by voucher.id, voucher_line.id`.execute(tx);
        return rows.map(({ text }) => text);
      }),
  };
};

test('interest is income on 8313 and compensation on 3540, without VAT, and the check agrees', async () => {
  const { charge, check, vat, sie, linesOf } = await setUp();
  const before = { november: await vat('2026-11'), december: await vat('2026-12') };
  const [interest = 0, compensation = 0] = await charge();
  // 10 625 × 10 % × 21 days / 365 = 61,13, to pay 61.
  expect(await linesOf(interest)).toEqual([
    'INVOICE 1510 6100 -',
    'INVOICE 8313 -6113 -',
    'INVOICE 3740 13 -',
  ]);
  expect(await linesOf(compensation)).toEqual(['INVOICE 1510 45000 -', 'INVOICE 3540 -45000 -']);
  expect({ november: await vat('2026-11'), december: await vat('2026-12') }).toEqual(before);
  expect(await check()).toMatchObject({ agrees: true, faults: [] });
  const { labels } = await sie();
  expect(labels.get('#KONTO')).toEqual(
    expect.arrayContaining([
      ['3540', 'Faktureringsavgifter'],
      ['8313', 'Ränteintäkter från kortfristiga fordringar'],
    ]),
  );
});

test('a credit of the charge takes it back on the same account, and stays out of the VAT report', async () => {
  const { user, charge, check, vat, linesOf } = await setUp();
  const [, compensation = 0] = await charge();
  const before = await vat('2026-11');
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(compensation) });
  const { credited_by: credit } = await user.get(invoiceCalls.detail, { params: { id: compensation } });
  await user.post(invoiceCalls.send, { params: { id: credit?.id ?? 0 } });
  expect(await linesOf(credit?.id ?? 0)).toEqual(['CREDIT 1510 -45000 -', 'CREDIT 3540 45000 -']);
  expect(await vat('2026-11')).toEqual(before);
  expect(await check()).toMatchObject({ agrees: true, faults: [] });
});

test('a company sets accounts of its own, those of interest among financial income', async () => {
  const { user, charge, linesOf } = await setUp();
  const { data } = await user.get(companyBooksCalls.list, {});
  const params = { id: data[0]?.company.id ?? 0 };
  const { company: _company, ...settings } = await user.get(companyBooksCalls.settings, { params });
  const account = {
    income: 'LATE_INTEREST',
    object: null,
    tax_rate: 0,
    account: 8314,
    name: 'Dröjsmålsräntor',
  } as const;
  const refuse = async (change: object) =>
    (
      await user.failure(companyBooksCalls.saveSettings, {
        params,
        body: { ...settings, accounts: [{ ...account, ...change }] },
      })
    ).data;
  expect(await refuse({ account: 3540 })).toEqual({
    'accounts[0].account': [
      'Konto för dröjsmålsränta ska vara ett konto för finansiella intäkter, 8300–8399',
    ],
  });
  expect(await refuse({ tax_rate: 25 })).toEqual({
    'accounts[0].tax_rate': ['Dröjsmålsränta och avgifter är utan moms: välj 0 %'],
  });
  await user.post(companyBooksCalls.saveSettings, { params, body: { ...settings, accounts: [account] } });
  const [interest = 0] = await charge();
  expect(await linesOf(interest)).toContain('INVOICE 8314 -6113 -');
});
