import type { LearntPayer } from './learnt-payer.rules';
import {
  type Candidates,
  createPaymentMatcher,
  type Match,
  type MatchedInvoice,
  type MatchedPayment,
  type PaymentOfAnyFile,
} from './match-bank-payments.rules';
import type { EarlierPayment } from './similar-payment.rules';

/** What `matchInTurns` returns, at once: rules are tested without turns. */
export const matchBankPayments = (
  payments: readonly MatchedPayment[],
  candidates: Candidates,
): readonly Match[] => {
  const { matchWithoutProposal, complete } = createPaymentMatcher(payments, candidates);
  const matched = payments.map((payment) => ({ payment, match: matchWithoutProposal(payment) }));
  return matched.map(({ payment, match }) => complete(payment, match));
};

export const TODAY = '2026-11-30';
const COMPANY = 2;

/** A payment of 8 500 kr with the OCR number of `invoice`. */
export const payment = (changes: Partial<MatchedPayment> = {}): MatchedPayment => ({
  id: 1,
  bankReference: 'A1',
  bookedOn: '2026-11-27',
  amountOre: 850_000,
  currency: 'SEK',
  payer: 'LIND, EVA',
  references: ['10024784'],
  message: null,
  isReversal: false,
  isLeftOut: false,
  chosenInvoiceId: null,
  isOtherAccount: false,
  bookedInvoiceId: null,
  isDuplicate: false,
  wholeOre: changes.amountOre ?? 850_000,
  statedOre: (changes.references ?? ['']).map(() => null),
  bookedParts: [],
  ...changes,
});

/** An open invoice of 8 500 kr. */
export const invoice = (changes: Partial<MatchedInvoice> = {}): MatchedInvoice => ({
  id: 7,
  companyId: COMPANY,
  reference: '100247',
  ocr: '10024784',
  status: 'PENDING_PAYMENT',
  isSent: true,
  isPaidInHusrum: true,
  tenantId: 4,
  tenantName: 'Eva Lind',
  leftOre: 850_000,
  start: '2026-12-01',
  created_at: '2026-11-20T08:00:00.000Z',
  ...changes,
});

export const match = (
  payments: readonly MatchedPayment[],
  invoices: readonly MatchedInvoice[] = [invoice()],
  earlier: readonly EarlierPayment[] = [],
  otherFiles: readonly PaymentOfAnyFile[] = [],
  learnt: readonly LearntPayer[] = [],
) => matchBankPayments(payments, { companyId: COMPANY, today: TODAY, invoices, earlier, otherFiles, learnt });
export const matchOne = (
  changes: Partial<MatchedPayment> = {},
  invoiceChanges: Partial<MatchedInvoice> = {},
) => match([payment(changes)], [invoice(invoiceChanges)])[0];
