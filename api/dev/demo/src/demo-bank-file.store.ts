import { createHash } from 'node:crypto';
import {
  type BankEntry,
  insertBankFile,
  insertBankPayments,
  toNewBankPayments,
} from '@husrum/api-payments/testing';
import type { Tx } from '@husrum/api-platform';
import { addDays, type LocalDate } from '@husrum/format';
import { bankFileTexts } from './demo.texts';

/** The most invoices that the bank file pays. */
const MAX_PAID_INVOICES = 8;

/** The first unpaid invoices that were sent and are in no accounting program, by company and then by due date. */
const listUnpaidInvoices = (tx: Tx) =>
  tx
    .selectFrom('invoicebase')
    .select(['company_id', 'ocr', 'left_ore', 'tenant_name'])
    .where('invoice_type', '=', 'MANUAL')
    .where('sent_at', 'is not', null)
    .where('left_ore', '>', 0)
    .where('ocr', 'is not', null)
    .where('company_id', 'is not', null)
    .orderBy('company_id')
    .orderBy('due_at')
    .orderBy('id')
    .limit(MAX_PAID_INVOICES)
    .execute();

/**
 * Inserts a bank file with payments of yesterday to the first company that has unpaid invoices: some with the OCR number and the
 * whole amount, one in part, one too large, one with only the name of the tenant, and one that fits no invoice.
 */
export const insertDemoBankFile = async (tx: Tx, today: LocalDate): Promise<void> => {
  const unpaid = await listUnpaidInvoices(tx);
  const companyId = unpaid[0]?.company_id;
  if (companyId === null || companyId === undefined) return;
  const unknownPayment: BankEntry = {
    account: null,
    bankReference: null,
    bookedOn: addDays(today, -1),
    amountOre: 125_000,
    currency: 'SEK',
    payer: bankFileTexts.unknownPayer,
    references: [],
    message: bankFileTexts.unknownPayment,
    isReversal: false,
  };
  const payments = unpaid
    .filter(({ company_id }) => company_id === companyId)
    .map(({ ocr, left_ore, tenant_name }, index): BankEntry => {
      const known = {
        ...unknownPayment,
        bankReference: `${today.replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`,
        payer: tenant_name.toUpperCase(),
        amountOre: left_ore,
        message: null,
      };
      if (index === 1 && ocr !== null) return { ...known, message: bankFileTexts.rent };
      const references = ocr === null ? [] : [{ reference: ocr, ore: null }];
      if (index === 2) return { ...known, references, amountOre: Math.ceil(left_ore / 200) * 100 };
      return { ...known, references, amountOre: index === 3 ? left_ore + 10_000 : left_ore };
    });
  const fileId = await insertBankFile(tx, {
    company_id: companyId,
    user_id: null,
    name: bankFileTexts.name,
    sha256: createHash('sha256').update(`demo ${companyId} ${today}`).digest('hex'),
    format: 'CAMT054',
    accounts: [],
    unreadable: [],
  });
  await insertBankPayments(tx, { fileId, companyId }, toNewBankPayments([...payments, unknownPayment]));
};
