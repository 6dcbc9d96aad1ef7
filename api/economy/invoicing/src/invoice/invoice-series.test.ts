import { makeIdentifier } from '@husrum/api-leases/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { sql } from 'kysely';
import {
  createEditableInvoice,
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
} from './invoice.test-data';
import { takeInvoiceNumbers } from './invoice-number.store';

const app = testServer();

/** A business with two companies, each with a lease. */
const setUp = async () => {
  const account = await makeAccount(app);
  const first = await createLeasedApartment(app, account);
  const second = await createLeasedApartment(app, account, {
    tenant: { name: 'Cia Lind', identifier: makeIdentifier(2), email: 'cia@example.se' },
  });
  return { account, first, second };
};

/** References that a transaction gets for a company. It fails with `then`. */
const take = (account: TestAccount, companyId: number | null, count: number, then?: () => Promise<never>) =>
  app.forAccount(account, async (tx) => {
    const numbers = await takeInvoiceNumbers(
      tx,
      Array.from({ length: count }, () => companyId),
    );
    await then?.();
    return numbers.map(({ reference }) => Number(reference));
  });
const range = (first: number, count: number) =>
  Array.from({ length: count }, (_each, index) => first + index);

describe('invoice numbers of a business with two companies', () => {
  test('each company has a series without gaps, whichever sends when, also with credit invoices', async () => {
    const { first, second } = await setUp();
    const references: (string | null)[] = [];
    for (const [month, { user, lease }] of [
      ['2026-12', first],
      ['2026-12', second],
      ['2027-01', first],
      ['2027-01', second],
    ] as const)
      references.push((await createReadyInvoice(user, lease.id, `${month}-01`, `${month}-28`)).reference);
    expect(references).toEqual(['100001', '1000001', '100002', '1000002']);
    // The settings page says so.
    const settings = await second.user.get(companyCalls.detail, { params: { id: second.company.id } });
    expect(settings.invoice_series).toEqual({ first: 1_000_001, last: 1_000_002, end: 1_999_999 });
    const { user, lease } = second;
    const sent = await createSentInvoice(user, lease.id, '2027-02-01', '2027-02-28');
    await user.post(invoiceActionCalls.credit, { params: { type: 'manual', id: sent.id } });
    const { data } = await user.get(invoiceCalls.list, {
      query: { company_id: second.company.id, limit: 100 },
    });
    expect(data.map(({ reference }) => reference).sort()).toEqual([
      '1000001',
      '1000002',
      '1000003',
      '1000004',
    ]);
  });

  test('two transactions at once get numbers after each other, for one company and for two', async () => {
    const { account, first, second } = await setUp();
    const [a, b] = [first.company.id, second.company.id];
    // Both companies begin their series at the same time.
    const begun = await Promise.all([take(account, a, 3), take(account, b, 3), take(account, a, 2)]);
    expect(new Set(begun.flat()).size).toBe(8);
    const ofA = [...(begun[0] ?? []), ...(begun[2] ?? [])].sort((x, y) => x - y);
    expect(ofA).toEqual(range(ofA[0] ?? 0, 5));
    const rounds = await Promise.all(
      range(0, 12).map((round) => take(account, round % 2 === 0 ? a : b, 1 + (round % 3))),
    );
    const all = [...begun.flat(), ...rounds.flat()];
    expect(new Set(all).size).toBe(all.length);
    for (const series of [
      all.filter((number) => number < 1_000_000),
      all.filter((number) => number > 1_000_000),
    ]) {
      const inOrder = series.toSorted((x, y) => x - y);
      expect(inOrder).toEqual(range(inOrder[0] ?? 0, inOrder.length));
    }
  });

  test('a transaction that fails loses no number', async () => {
    const { account, first } = await setUp();
    await take(account, first.company.id, 2);
    await expect(take(account, first.company.id, 5, () => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    );
    expect(await take(account, first.company.id, 1)).toEqual([100_003]);
  });

  test('a company that has used up its range goes on in the next free one', async () => {
    const { account, first, second } = await setUp();
    await take(account, first.company.id, 1);
    await take(account, second.company.id, 1);
    await app.forAccount(account, (tx) =>
      sql`update invoice_series set last_number = 999998 where company_id = ${first.company.id}`.execute(tx),
    );
    expect(await take(account, first.company.id, 3)).toEqual([999_999, 2_000_001, 2_000_002]);
    expect(await take(account, second.company.id, 1)).toEqual([1_000_002]);
  });

  test('a number that a person has chosen is skipped, and the OCR number of one without digits takes none of the series', async () => {
    const { account, first } = await setUp();
    const { user, lease, company } = first;
    await take(account, company.id, 1);
    const generate = async (reference: string, start: string, stop: string) => {
      const { id } = await createEditableInvoice(user, lease.id, start, stop);
      return user.post(invoiceActionCalls.generateManual, { params: { id }, body: { reference } });
    };
    await generate('100003', '2026-12-01', '2026-12-31');
    const named = await generate('Vinter', '2027-01-01', '2027-01-31');
    expect(named.ocr).toMatch(/^1000001/);
    expect(await take(account, company.id, 2)).toEqual([100_002, 100_004]);
  });
});
