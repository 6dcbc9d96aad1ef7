import type { UnreadableReason } from '@husrum/contract/bank-file';
import type { LocalDate } from '@husrum/format';
import type { BankEntry, EntryReference, ParsedBankFile, UnreadableEntry } from './bank-entry.types';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';
import { type Amount, isBooked, readAccount, readAmount, readDay } from './camt-fields.rules';
import { isDebit, listTransactions, readParts } from './camt-parts.rules';
import { readStatedBalances } from './camt-statement.rules';
import { checkPages, groupByPages } from './check-camt-pages.rules';
import { checkTotals } from './check-camt-totals.rules';
import { describeXml } from './file-kind.rules';
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

/** Fields in which payers' programs and banks also write the number of the invoice. */
const listOtherTexts = (transaction: XmlElement): string[] =>
  [
    valueAt(transaction, 'Refs', 'EndToEndId'),
    valueAt(transaction, 'Refs', 'InstrId'),
    textAt(transaction, 'AddtlTxInf'),
  ].filter((text) => text !== null);

const readPayer = (transaction: XmlElement): string | null => {
  const parties = find(transaction, 'RltdPties');
  return (
    valueAt(parties, 'UltmtDbtr', 'Pty', 'Nm') ??
    valueAt(parties, 'UltmtDbtr', 'Nm') ??
    valueAt(parties, 'Dbtr', 'Pty', 'Nm') ??
    valueAt(parties, 'Dbtr', 'Nm')
  );
};

const readPayerAccount = (transaction: XmlElement): string | null => {
  const account = find(find(transaction, 'RltdPties'), 'DbtrAcct');
  return valueAt(account, 'Id', 'IBAN') ?? valueAt(account, 'Id', 'Othr', 'Id');
};

const optionalAccount = (payerAccount: string | null) => (payerAccount === null ? {} : { payerAccount });

const readBankReference = (transaction: XmlElement): string | null =>
  valueAt(transaction, 'Refs', 'AcctSvcrRef') ??
  valueAt(transaction, 'Refs', 'TxId') ??
  valueAt(transaction, 'Refs', 'Prtry', 'Ref');

/** What all transactions of an entry have in common. */
interface EntryFacts {
  readonly account: string | null;
  readonly bookedOn: LocalDate;
  readonly amount: Amount;
  readonly isReversal: boolean;
  readonly bankReference: string | null;
  /** The number of the entry in its file. Many banks count from 1 in each file, so it tells no payment from another. */
  readonly entryNumber: string | null;
}

const isTrue = (text: string | null): boolean => text === 'true' || text === '1';
/** A payment that nothing else distinguishes from other payments gets the number of its entry as the bank's number. */
const identifyByEntry = (entry: BankEntry, entryNumber: string | null): BankEntry =>
  entry.bankReference === null &&
  entry.references.length === 0 &&
  entry.message === null &&
  entry.payer === null
    ? { ...entry, bankReference: entryNumber }
    : entry;

const readEntry = (
  entry: XmlElement,
  facts: EntryFacts,
  amounts: ReadonlyMap<XmlElement, number> | null,
): BankEntry[] => {
  const { account, bookedOn, amount, isReversal, bankReference, entryNumber } = facts;
  const transactions = listTransactions(entry);
  const whole = {
    account,
    bankReference,
    bookedOn,
    amountOre: amount.ore,
    currency: amount.currency,
    isReversal,
  };
  const ownText = textAt(entry, 'AddtlNtryInf');
  if (amounts === null) {
    const messages = transactions.flatMap((transaction) => readMessage(transaction) ?? []);
    const references = transactions.flatMap(readReferences);
    const message = messages.join(' ') || ownText;
    const otherTexts = transactions.flatMap(listOtherTexts);
    return [identifyByEntry({ ...whole, payer: null, references, message, otherTexts }, entryNumber)];
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
      ...optionalAccount(readPayerAccount(transaction)),
      references: readReferences(transaction),
      message: readMessage(transaction) ?? textAt(transaction, 'AddtlTxInf'),
      // The text of an entry with one transaction is about that one.
      otherTexts: [
        ...listOtherTexts(transaction),
        ...(transactions.length === 1 && ownText !== null ? [ownText] : []),
      ],
    }))
    .map((payment) => identifyByEntry(payment, entryNumber));
};

const countTransactions = (entry: XmlElement): number => Math.max(1, listTransactions(entry).length);

const readBookingDay = (entry: XmlElement): LocalDate | null =>
  readDay(find(entry, 'BookgDt')) ?? readDay(find(entry, 'ValDt'));

const toUnreadable = (entry: XmlElement, place: string, reason: UnreadableReason): UnreadableEntry => ({
  place,
  reason,
  bookedOn: readBookingDay(entry),
  amount: [textAt(entry, 'Amt'), find(entry, 'Amt')?.attributes.Ccy].filter(Boolean).join(' ') || null,
});

/** An entry that states a payment, or why it cannot be read. */
type ReadEntry = { readonly entries: readonly BankEntry[] } | { readonly unreadable: UnreadableEntry };

/** Each entry stands alone: one that cannot be read does not stop the others. */
const readDeposit = (
  entry: XmlElement,
  { account, place, isReversal }: { account: string | null; place: string; isReversal: boolean },
): ReadEntry => {
  const amount = readAmount(find(entry, 'Amt'));
  const bookedOn = readBookingDay(entry);
  const refuse = (reason: UnreadableReason): ReadEntry => ({
    unreadable: toUnreadable(entry, place, reason),
  });
  if (amount === null || amount.currency === '') return refuse('AMOUNT');
  if (bookedOn === null) return refuse('DAY');
  const parts = readParts(entry, amount);
  if (parts.kind === 'different') return refuse('PARTS');
  const bankReference = valueAt(entry, 'AcctSvcrRef');
  const entryNumber = valueAt(entry, 'NtryRef');
  const facts = { account, bookedOn, amount, isReversal, bankReference, entryNumber };
  return { entries: readEntry(entry, facts, parts.kind === 'known' ? parts.amounts : null) };
};

const readReports = (format: ParsedBankFile['format'], reports: readonly XmlElement[]): ParsedBankFile => {
  const entries: BankEntry[] = [];
  const unreadable: UnreadableEntry[] = [];
  let [withdrawals, pending, index] = [0, 0, 0];
  for (const report of reports) {
    const account = readAccount(report);
    for (const entry of childrenOf(report, 'Ntry')) {
      index += 1;
      const name = valueAt(entry, 'AcctSvcrRef') ?? valueAt(entry, 'NtryRef');
      const place = name === null ? bankFileTexts.entryNumber(index) : bankFileTexts.entry(name);
      const direction = textAt(entry, 'CdtDbtInd');
      const isReversal = isTrue(textAt(entry, 'RvslInd'));
      if (direction === 'DBIT' && !isReversal) {
        withdrawals += countTransactions(entry);
        continue;
      }
      if (!isBooked(entry)) {
        pending += countTransactions(entry);
        continue;
      }
      const hasDirection = direction === 'CRDT' || direction === 'DBIT';
      const read: ReadEntry = hasDirection
        ? readDeposit(entry, { account, place, isReversal })
        : { unreadable: toUnreadable(entry, place, 'DIRECTION') };
      if ('unreadable' in read) {
        unreadable.push(read.unreadable);
        continue;
      }
      // These are withdrawals within an entry that is the sum of deposits and withdrawals.
      if (!isReversal) withdrawals += listTransactions(entry).filter(isDebit).length;
      entries.push(...read.entries);
    }
  }
  const payments = entries.filter(({ amountOre }) => amountOre > 0);
  const [first] = unreadable;
  // Of such a file nothing is left to decide.
  if (payments.length === 0 && first !== undefined)
    throw new BankFileError(bankFileTexts.nothingReadable(first.place, first.reason));
  return { format, entries: payments, withdrawals, pending, unreadable };
};

/** The payments of the messages of a file, which must be whole, and whose totals must tie, and the balances of its statements. */
const readMessages = (
  format: ParsedBankFile['format'],
  messages: readonly XmlElement[],
  name: string,
): ParsedBankFile => {
  checkPages(messages);
  const file = readReports(
    format,
    messages.flatMap((message) => childrenOf(message, name)),
  );
  const reports = groupByPages(messages);
  for (const pages of reports) checkTotals(pages);
  return format === 'CAMT053' ? { ...file, statements: reports.flatMap(readStatedBalances) } : file;
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
  if (listMessages('BkToCstmrAcctRpt').length > 0) throw new BankFileError(bankFileTexts.intraday);
  const kind = describeXml(root.name, documents[0]?.children[0]?.name);
  throw new BankFileError(kind ?? bankFileTexts.otherXml);
};
