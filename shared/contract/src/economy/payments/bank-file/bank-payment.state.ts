/**
 * The formats of bank files: notifications and statements of ISO 20022, the older format of Bankgirot, and lists of what happened on an
 * account as CSV.
 */
export const bankFileFormats = ['CAMT054', 'CAMT053', 'BGMAX', 'CSV'] as const;
export type BankFileFormat = (typeof bankFileFormats)[number];

/** The files with payments that wait for a decision, and those with payments that a person put aside. */
export const bankFileWork = ['UNDECIDED', 'ASIDE'] as const;
export type BankFileWork = (typeof bankFileWork)[number];

/**
 * The groups of a file's payments. READY: an invoice is found, and the payment can be registered. CHOICE: a person decides.
 * KNOWN: registered already, here or in another file. OUTSIDE: not registered here.
 */
export const bankPaymentStates = ['READY', 'CHOICE', 'KNOWN', 'OUTSIDE'] as const;
export type BankPaymentState = (typeof bankPaymentStates)[number];

/** Why an entry of a file cannot be read: no amount, day or direction, or parts that add up to something else. */
export const unreadableReasons = ['AMOUNT', 'DAY', 'DIRECTION', 'PARTS'] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];
export const unreadableReasonLabel: Readonly<Record<UnreadableReason, string>> = {
  AMOUNT: 'beloppet går inte att läsa',
  DAY: 'datum saknas',
  DIRECTION: 'det framgår inte om det är en insättning eller ett uttag',
  PARTS: 'delarna ger en annan summa än posten',
};

/** Why a payment is in its group. */
export const bankPaymentReasons = [
  // READY: the amount is what is left of the invoice, less, or more.
  'EXACT',
  'LESS',
  'MORE',
  // CHOICE, registered only if a person ticks the payment: PROPOSED, its invoice fits by amount and name or by a number in the
  // message; PAID, its invoice is paid already; SIMILAR, a payment of the same amount was registered on the invoice a few days
  // before or after, or another file has an equal one that names it; REVERSED, the bank has taken the payment back, in this file or another.
  'PROPOSED',
  'PAID',
  'SIMILAR',
  'REVERSED',
  // CHOICE, cannot be registered on the invoice that was found.
  'CREDITED',
  'CANCELLED',
  'NOT_READY',
  'NO_TENANT',
  'DAY',
  'OTHER_COMPANY',
  // CHOICE, without an invoice: several references whose invoices do not add up to the payment, or nothing that fits.
  'SEVERAL',
  'UNKNOWN',
  // KNOWN
  'BOOKED',
  'DUPLICATE',
  // OUTSIDE: a person left it out, it is registered in the accounting program, the bank took or gave money back, or it is
  // in another currency.
  'LEFT_OUT',
  'IN_PROGRAM',
  'REVERSAL',
  'CURRENCY',
] as const;
export type BankPaymentReason = (typeof bankPaymentReasons)[number];
