import type { LocalDate } from '@husrum/format';
import type { BankEntry, EntryReference, ParsedBankFile } from './bank-entry.types';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';
import { type Amount, isBooked, readAccount, readAmount, readDay } from './camt-fields.rules';
import { checkPages, groupByPages } from './check-camt-pages.rules';
import { checkTotals } from './check-camt-totals.rules';
import { childrenOf, find, textAt, type XmlElement } from './read-xml';

/** What banks and payers write in a field when they have no value for it. */
const NO_VALUES: ReadonlySet<string> = new Set(['NOTPROVIDED', 'NOT AVAILABLE', 'NONREF', 'UNKNOWN', '-']);

const valueAt = (element: XmlElement | undefined, ...path: readonly string[]): string | null => {
  const text = textAt(element, ...path);
  return text === null || NO_VALUES.has(text.toUpperCase()) ? null : text;
};

/** The references of a transaction, each with its part of the amount. A credit note that was deducted has a negative amount. */
const readReferences = (transaction: XmlElement): EntryReference[] =>
  childrenOf(find(transaction, 'RmtInf'), 'Strd').flatMap((part) => {
    const reference =
      valueAt(part, 'CdtrRefInf', 'Ref') ??
      valueAt(part, 'CdtrRefInf', 'CdtrRef') ??
      valueAt(part, 'RfrdDocInf', 'Nb');
    if (reference === null) return [];
    const amounts = find(part, 'RfrdDocAmt');
    const paid = readAmount(find(amounts, 'RmtdAmt'))?.ore ?? null;
    const deducted = readAmount(find(amounts, 'CdtNoteAmt'))?.ore ?? null;
    return [{ reference, ore: paid ?? (deducted === null ? null : -deducted) }];
  });

/** The payer's free text. Beside a structured reference it is in `Strd/AddtlRmtInf`, because a bank sends one form only. */
const readMessage = (transaction: XmlElement): string | null => {
  const remittance = find(transaction, 'RmtInf');
  const structured = childrenOf(remittance, 'Strd').flatMap((part) => childrenOf(part, 'AddtlRmtInf'));
  const texts = [...childrenOf(remittance, 'Ustrd'), ...structured].map(({ text }) => text);
  return texts.filter(Boolean).join(' ') || null;
};

const readPayer = (transaction: XmlElement): string | null => {
  const parties = find(transaction, 'RltdPties');
  return (
    valueAt(parties, 'UltmtDbtr', 'Pty', 'Nm') ??
    valueAt(parties, 'UltmtDbtr', 'Nm') ??
    valueAt(parties, 'Dbtr', 'Pty', 'Nm') ??
    valueAt(parties, 'Dbtr', 'Nm')
  );
};

const readBankReference = (transaction: XmlElement): string | null =>
  valueAt(transaction, 'Refs', 'AcctSvcrRef') ??
  valueAt(transaction, 'Refs', 'TxId') ??
  valueAt(transaction, 'Refs', 'Prtry', 'Ref');

/** The amount of a transaction: `Amt` in newer versions, `AmtDtls/TxAmt` in older ones. */
const readTransactionAmount = (transaction: XmlElement): Amount | null =>
  readAmount(find(transaction, 'Amt')) ?? readAmount(find(transaction, 'AmtDtls', 'TxAmt', 'Amt'));

/** The charges that the bank deducted before it booked the amount: stated as one sum, or as a record for each. */
const readChargesOre = (element: XmlElement): number =>
  childrenOf(element, 'Chrgs').reduce((sum, charges) => {
    const stated = readAmount(find(charges, 'Amt')) ?? readAmount(find(charges, 'TtlChrgsAndTaxAmt'));
    const records = childrenOf(charges, 'Rcrd').map((record) => readAmount(find(record, 'Amt'))?.ore ?? 0);
    return sum + (stated?.ore ?? records.reduce((total, ore) => total + ore, 0));
  }, 0);

/** What all transactions of an entry have in common. */
interface EntryFacts {
  readonly account: string | null;
  readonly bookedOn: LocalDate;
  readonly amount: Amount;
  readonly chargesOre: number;
  readonly isReversal: boolean;
  readonly bankReference: string | null;
  /** The number of the entry in its file. Many banks count from 1 in each file, so it tells no payment from another. */
  readonly entryNumber: string | null;
  /** The entry as error messages name it. */
  readonly place: string;
}

const listTransactions = (entry: XmlElement): readonly XmlElement[] =>
  childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'));

const isTrue = (text: string | null): boolean => text === 'true' || text === '1';
const isDebit = (transaction: XmlElement): boolean => textAt(transaction, 'CdtDbtInd') === 'DBIT';

const sumTransactions = (amounts: ReadonlyMap<XmlElement, number>): number =>
  [...amounts].reduce((total, [transaction, ore]) => total + (isDebit(transaction) ? -ore : ore), 0);

/**
 * The booked amount in öre of each transaction. The result is null when only the amount of the entry is known. Throws when
 * the sum of the transactions differs from the entry both before and after the deduction of charges.
 */
const readTransactionAmounts = (
  transactions: readonly XmlElement[],
  { amount, chargesOre, place }: EntryFacts,
): ReadonlyMap<XmlElement, number> | null => {
  const amounts = new Map<XmlElement, number>();
  for (const transaction of transactions) {
    const own = readTransactionAmount(transaction);
    // The only transaction, in another currency, was exchanged: the bank booked the amount of the entry.
    const booked = own?.currency === amount.currency ? own : transactions.length === 1 ? amount : null;
    if (booked === null) return null;
    amounts.set(transaction, booked.ore);
  }
  const expected = transactions.every(isDebit) ? -amount.ore : amount.ore;
  if (sumTransactions(amounts) === expected) return amounts;
  const afterCharges = new Map(
    [...amounts].map(([transaction, ore]) => {
      const own = readChargesOre(transaction);
      return [transaction, ore - (own === 0 && transactions.length === 1 ? chargesOre : own)];
    }),
  );
  if (sumTransactions(afterCharges) === expected) return afterCharges;
  throw new BankFileError(bankFileTexts.wrongSum(place));
};

/** A payment that nothing else distinguishes from other payments gets the number of its entry as the bank's number. */
const identifyByEntry = (entry: BankEntry, entryNumber: string | null): BankEntry =>
  entry.bankReference === null &&
  entry.references.length === 0 &&
  entry.message === null &&
  entry.payer === null
    ? { ...entry, bankReference: entryNumber }
    : entry;

const readEntry = (entry: XmlElement, facts: EntryFacts): BankEntry[] => {
  const { account, bookedOn, amount, isReversal, bankReference, entryNumber } = facts;
  const transactions = listTransactions(entry);
  const amounts = transactions.length === 0 ? null : readTransactionAmounts(transactions, facts);
  const whole = {
    account,
    bankReference,
    bookedOn,
    amountOre: amount.ore,
    currency: amount.currency,
    isReversal,
  };
  if (amounts === null) {
    const messages = transactions.flatMap((transaction) => readMessage(transaction) ?? []);
    const message = messages.join(' ') || textAt(entry, 'AddtlNtryInf');
    const references = transactions.flatMap(readReferences);
    return [identifyByEntry({ ...whole, payer: null, references, message }, entryNumber)];
  }
  return transactions
    .filter((transaction) => isReversal || !isDebit(transaction))
    .map((transaction) => ({
      ...whole,
      bankReference: readBankReference(transaction) ?? bankReference,
      amountOre: amounts.get(transaction) ?? 0,
      // Money that had been sent from the account and came back is not a payment of an invoice.
      isReversal: isReversal || find(transaction, 'RtrInf') !== undefined,
      payer: readPayer(transaction),
      references: readReferences(transaction),
      message: readMessage(transaction) ?? textAt(transaction, 'AddtlTxInf'),
    }))
    .map((payment) => identifyByEntry(payment, entryNumber));
};

const countTransactions = (entry: XmlElement): number => Math.max(1, listTransactions(entry).length);

const readReports = (format: ParsedBankFile['format'], reports: readonly XmlElement[]): ParsedBankFile => {
  const entries: BankEntry[] = [];
  let [withdrawals, pending, index] = [0, 0, 0];
  for (const report of reports) {
    const account = readAccount(report);
    for (const entry of childrenOf(report, 'Ntry')) {
      index += 1;
      const bankReference = valueAt(entry, 'AcctSvcrRef');
      const entryNumber = valueAt(entry, 'NtryRef');
      const name = bankReference ?? entryNumber;
      const place = name === null ? bankFileTexts.entryNumber(index) : bankFileTexts.entry(name);
      const direction = textAt(entry, 'CdtDbtInd');
      const isReversal = isTrue(textAt(entry, 'RvslInd'));
      if (direction !== 'CRDT' && direction !== 'DBIT')
        throw new BankFileError(bankFileTexts.invalidEntry(place));
      if (direction === 'DBIT' && !isReversal) {
        withdrawals += countTransactions(entry);
        continue;
      }
      if (!isBooked(entry)) {
        pending += countTransactions(entry);
        continue;
      }
      const amount = readAmount(find(entry, 'Amt'));
      const bookedOn = readDay(find(entry, 'BookgDt')) ?? readDay(find(entry, 'ValDt'));
      if (amount === null || amount.currency === '' || bookedOn === null)
        throw new BankFileError(bankFileTexts.invalidEntry(place));
      // These are withdrawals within an entry that is the sum of deposits and withdrawals.
      if (!isReversal) withdrawals += listTransactions(entry).filter(isDebit).length;
      const chargesOre = readChargesOre(entry);
      const facts = { account, bookedOn, amount, chargesOre, isReversal, bankReference, entryNumber, place };
      entries.push(...readEntry(entry, facts));
    }
  }
  return { format, entries: entries.filter(({ amountOre }) => amountOre > 0), withdrawals, pending };
};

/** The payments of the messages of a file, which must be whole, and whose totals must tie. */
const readMessages = (format: ParsedBankFile['format'], messages: readonly XmlElement[], name: string) => {
  checkPages(messages);
  const file = readReports(
    format,
    messages.flatMap((message) => childrenOf(message, name)),
  );
  for (const pages of groupByPages(messages)) checkTotals(pages);
  return file;
};

/** The `Document` elements: the root itself, or those in an envelope around them. */
const listDocuments = (element: XmlElement): readonly XmlElement[] =>
  element.name === 'Document' ? [element] : element.children.flatMap(listDocuments);

/**
 * The payments of an ISO 20022 message: camt.054 (notification) or camt.053 (statement), in every version, also in an envelope.
 * Elements are found by name, whatever the version. Throws `BankFileError` for another document.
 */
export const readCamt = (root: XmlElement): ParsedBankFile => {
  const documents = listDocuments(root);
  const listMessages = (name: string) => documents.flatMap((document) => childrenOf(document, name));
  const notifications = listMessages('BkToCstmrDbtCdtNtfctn');
  const statements = listMessages('BkToCstmrStmt');
  if (notifications.length > 0 && statements.length > 0) throw new BankFileError(bankFileTexts.mixedMessages);
  if (notifications.length > 0) return readMessages('CAMT054', notifications, 'Ntfctn');
  if (statements.length > 0) return readMessages('CAMT053', statements, 'Stmt');
  const isIntraday = listMessages('BkToCstmrAcctRpt').length > 0;
  throw new BankFileError(isIntraday ? bankFileTexts.intraday : bankFileTexts.otherXml);
};
