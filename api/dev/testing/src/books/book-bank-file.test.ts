import { createAccountWithLease, createSentInvoice } from '@husrum/api-invoicing/testing';
import { createCamtFile, toUpload } from '@husrum/api-payments/testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import pg from 'pg';
import { testServer } from '../index';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-30T08:00:00Z'));

test('registering a bank file matches its payments once and locks their invoices once, also for a surplus', async () => {
  const { user, lease } = await createAccountWithLease(app);
  const invoice = await createSentInvoice(user, lease.id);
  await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const file = toUpload(createCamtFile([{ ocr: invoice.ocr ?? undefined, amount: 9000 }]));
  const { id } = await user.post(bankFileCalls.upload, { body: { company_id: null }, file });
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const booked = await user.post(bankFileCalls.book, { params: { id }, body: { count: 1, amount: 9000 } });
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  expect(booked).toMatchObject({ count: 1, surplus: 500 });
  const countOf = (pattern: RegExp) => statements.filter((statement) => pattern.test(statement)).length;
  expect(countOf(/invoicebase.*for update/)).toBe(1);
  expect(countOf(/bank_payment.*order by.*position/)).toBe(1);
});
