import {
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { ledgerCalls } from '@husrum/contract/ledger';
import { vatReportCalls } from '@husrum/contract/vat-report';
import { voucherCalls } from '@husrum/contract/voucher';
import { writeOffCalls } from '@husrum/contract/write-off';
import { readSie } from '../bookkeeping-export/sie-file.test-data';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

/** Rent of 10 625 kr for December with 2 125 kr VAT, of which 5 000 kr are paid, and the rest is written off on 15 January. */
const setUp = async () => {
  const { account, user, company, lease, tenantId } = await createAccountWithLease(app, {
    lease: { tax_rate: 25 },
  });
  const { id } = await createSentInvoice(user, lease.id);
  const pay = (payment: number, day: string) =>
    user.post(invoiceActionCalls.pay, {
      params: manualInvoiceParams(id),
      body: { payment, paid_at: day },
    });
  await pay(5000, '2026-11-19');
  app.clock.set('2027-01-15T08:00:00Z');
  const params = { id: company.id };
  return {
    ...{ account, user, company, tenantId, id, pay },
    writeOff: (day = '2027-01-15') =>
      user.post(writeOffCalls.create, { body: { invoice_id: id, day, reason: 'Konkurs' } }),
    takeBack: () => user.post(writeOffCalls.undo, { params: { id } }),
    check: () => user.post(companyBooksCalls.runCheck, { params }),
    lock: (through: string) => user.post(companyBooksCalls.lock, { params, body: { through } }),
    ledger: async () =>
      (await user.get(ledgerCalls.ofTenant, { params: { id: tenantId } })).data.map(
        ({ kind, day, amount, balance }) => [kind, day, amount, balance],
      ),
    aged: async (day: string) => (await user.get(ledgerCalls.aged, { query: { day } })).sum.balance,
    vat: (month: string) => user.get(vatReportCalls.overview, { params, query: { month, length: 'MONTH' } }),
    sie: async (from: string, to: string) =>
      readSie((await user.raw(bookkeepingExportCalls.file, { params, query: { from, to } })).rawPayload),
  };
};

test('the ledger, aged balances and the check know a write-off, what is recovered and what is taken back', async () => {
  const { writeOff, pay, takeBack, ledger, aged, check } = await setUp();
  await writeOff();
  app.clock.set('2027-02-10T08:00:00Z');
  await pay(2000, '2027-02-05');
  app.clock.set('2027-02-20T08:00:00Z');
  await takeBack();
  expect(await ledger()).toEqual([
    ['PAYMENT', '2026-11-19', -5000, -5000],
    ['INVOICE', '2026-11-20', 10_625, 5625],
    ['WRITE_OFF', '2027-01-15', -5625, 0],
    ['PAYMENT', '2027-02-05', -2000, -2000],
    ['UNDONE_WRITE_OFF', '2027-02-05', 2000, 0],
    ['UNDONE_WRITE_OFF', '2027-02-20', 3625, 3625],
  ]);
  const days = ['2027-01-14', '2027-01-15', '2027-02-04', '2027-02-05', '2027-02-19', '2027-02-20'];
  expect(await Promise.all(days.map(aged))).toEqual([5625, 0, 0, 0, 0, 3625]);
  expect(await check()).toMatchObject({ agrees: true, faults: [] });
});

test('the SIE file has the loss and the VAT that comes back, with a text', async () => {
  const { writeOff, pay, sie } = await setUp();
  await writeOff();
  await pay(625, '2027-01-15');
  const { vouchers, labels } = await sie('2027-01-01', '2027-01-31');
  expect(labels.get('#KONTO')).toContainEqual(['6351', 'Konstaterade förluster på kundfordringar']);
  expect(labels.get('#KTYP')).toContainEqual(['6351', 'K']);
  expect(vouchers.map(({ date, text, lines }) => [date, text, lines])).toEqual([
    ['2027-01-15', 'Inbetalning avi 100001 Bo Östlund', expect.anything()],
    [
      ...['2027-01-15', 'Avskrivning avi 100001 Bo Östlund'],
      [
        { account: 6351, ore: 450_000 },
        { account: 2611, ore: 112_500 },
        { account: 1510, ore: -562_500 },
      ],
    ],
    [
      ...['2027-01-15', 'Återtagen avskrivning avi 100001 Bo Östlund'],
      [
        { account: 6351, ore: -50_000 },
        { account: 2611, ore: -12_500 },
        { account: 1510, ore: 62_500 },
      ],
    ],
  ]);
});

test('the vouchers of the invoice have its write-off, and so has the filter of the kind', async () => {
  const { user, id, writeOff } = await setUp();
  await writeOff();
  const ofInvoice = await user.get(voucherCalls.list, { query: { invoice_id: id } });
  expect(ofInvoice.data.map(({ kind }) => kind)).toEqual(['WRITE_OFF', 'INVOICE', 'PAYMENT']);
  const ofKind = await user.get(voucherCalls.list, { query: { kind: 'WRITE_OFF' } });
  expect(ofKind.data).toMatchObject([{ invoice: { id }, amount: 5625, program: null }]);
});

test('the VAT report has base and VAT negative, in the same boxes, in the month of the write-off', async () => {
  const { writeOff, pay, vat } = await setUp();
  await writeOff();
  expect(await vat('2027-01')).toMatchObject({
    ...{ booked: -1125, reported: -1125, differences: [] },
    rows: [{ month: '2027-01', tax_rate: 25, box: '05', base: -4500, tax: -1125 }],
  });
  expect((await vat('2027-01')).boxes.slice(0, 3)).toEqual([
    { box: '05', exact: -4500, declared: -4500 },
    { box: '08', exact: 0, declared: 0 },
    { box: '10', exact: -1125, declared: -1125 },
  ]);
  // December is as it was.
  expect(await vat('2026-12')).toMatchObject({ reported: 1125 });
  app.clock.set('2027-02-10T08:00:00Z');
  await pay(2000, '2027-02-05');
  expect(await vat('2027-02')).toMatchObject({
    ...{ booked: 400, reported: 400, differences: [] },
    rows: [{ month: '2027-02', tax_rate: 25, box: '05', base: 1600, tax: 400 }],
  });
});

test('when its month is locked, it is booked later than it is reported, and the difference has a name', async () => {
  const { writeOff, lock, vat, check } = await setUp();
  app.clock.set('2027-02-05T08:00:00Z');
  await lock('2027-01-31');
  await writeOff('2027-01-20');
  expect(await vat('2027-01')).toMatchObject({
    ...{ booked: 0, reported: -1125 },
    differences: [{ difference: 'WRITE_OFF', invoices: 1, amount: -1125 }],
  });
  expect(await vat('2027-02')).toMatchObject({
    ...{ booked: -1125, reported: 0 },
    differences: [{ difference: 'WRITE_OFF', invoices: 1, amount: 1125 }],
  });
  expect(await check()).toMatchObject({ agrees: true });
});

test('VAT that is not reported yet does not come back before it is: not before the period ends', async () => {
  const { user, writeOff, vat, id, account } = await setUp();
  app.clock.set('2026-12-22T08:00:00Z');
  await app.forAccount(account, (tx) =>
    tx.updateTable('invoicebase').set({ stop: '2027-03-31' }).where('id', '=', id).execute(),
  );
  await writeOff('2026-12-22');
  expect((await vat('2026-12')).differences).toMatchObject([{ difference: 'WRITE_OFF', amount: 1125 }]);
  expect(await vat('2027-03')).toMatchObject({ reported: 0 });
  const params = { id: (await user.get(companyBooksCalls.list)).data[0]?.company.id ?? 0 };
  const query = { month: '2026-12', length: 'MONTH' as const, difference: 'WRITE_OFF' as const };
  expect((await user.get(vatReportCalls.invoices, { params, query })).data).toMatchObject([
    { id, booked: -1125, reported: 0, amount: 1125 },
  ]);
});

test('an invoice that moves to an accounting program takes its write-off along', async () => {
  const { user, account, id, writeOff, check } = await setUp();
  await writeOff();
  await app.forAccount(account, (tx) =>
    tx.updateTable('invoicebase').set({ invoice_type: 'FORTNOX' }).where('id', '=', id).execute(),
  );
  const { data } = await user.get(voucherCalls.list, { query: { kind: 'WRITE_OFF', limit: 10 } });
  expect(data.map(({ program, is_reversal }) => [program, is_reversal])).toEqual(
    expect.arrayContaining([
      [null, false],
      [null, true],
      ['FORTNOX', false],
    ]),
  );
  expect(await check()).toMatchObject({ agrees: true });
});
