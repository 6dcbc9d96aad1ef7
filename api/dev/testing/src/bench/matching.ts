import { type MatchedInvoice, type MatchedPayment, matchBankPayments } from '@husrum/api-payments/testing';

const PAYMENTS = 3000;
const ROUNDS = 5;

/** Invoices of the same amount, and a payment of each that names only its tenant. */
const createCase = (count: number): { payments: MatchedPayment[]; invoices: MatchedInvoice[] } => {
  const ids = Array.from({ length: count }, (_, index) => index);
  return {
    invoices: ids.map((id) => ({
      id,
      companyId: 1,
      reference: null,
      ocr: null,
      status: 'PENDING_PAYMENT',
      isSent: true,
      isPaidInHusrum: true,
      tenantId: id,
      tenantName: `Förnamn${id} Efternamn${Math.floor(id / 30)}`,
      leftOre: 850_000,
      start: '2026-12-01',
      created_at: '2026-11-01T08:00:00Z',
    })),
    payments: ids.map((id) => ({
      id,
      bookedOn: '2026-11-27',
      amountOre: 850_000,
      currency: 'SEK',
      bankReference: null,
      references: [],
      message: null,
      isReversal: false,
      payer: `FÖRNAMN${id} EFTERNAMN${Math.floor(id / 30)}`,
      isLeftOut: false,
      isOtherAccount: false,
      chosenInvoiceId: null,
      isDuplicate: false,
      wholeOre: 850_000,
      statedOre: [],
      bookedParts: [],
      bookedInvoiceId: null,
    })),
  };
};

const measureCpu = (count: number): number => {
  const { payments, invoices } = createCase(count);
  const before = process.cpuUsage();
  matchBankPayments(payments, {
    companyId: 1,
    today: '2026-11-29',
    invoices,
    earlier: [],
    otherFiles: [],
  });
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/**
 * How many times longer the match of a bank file with twice the payments takes: the CPU time of the fastest of some rounds each,
 * in one run. Two when each payment costs the same, four when each is compared with each.
 */
export const measureMatchingRatio = (): number => {
  const fastest = (count: number) => Math.min(...Array.from({ length: ROUNDS }, () => measureCpu(count)));
  return fastest(2 * PAYMENTS) / fastest(PAYMENTS);
};
