import { type Amount, readAmount } from './camt-fields.rules';
import { childrenOf, find, textAt, type XmlElement } from './read-xml';

export const listTransactions = (entry: XmlElement): readonly XmlElement[] =>
  childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'));

/** Whether a transaction, an entry or a balance is money that left the account. */
export const isDebit = (element: XmlElement): boolean => textAt(element, 'CdtDbtInd') === 'DBIT';

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

const sumTransactions = (amounts: ReadonlyMap<XmlElement, number>): number =>
  [...amounts].reduce((total, [transaction, ore]) => total + (isDebit(transaction) ? -ore : ore), 0);

/** How the transactions of an entry make its amount. */
type EntryParts =
  /** The booked amount in öre of each transaction. */
  | { readonly kind: 'known'; readonly amounts: ReadonlyMap<XmlElement, number> }
  /** Only the amount of the entry is known. */
  | { readonly kind: 'unknown' }
  /** They add up to something else than the entry, both before and after the deduction of charges. `sumOre` has a direction. */
  | { readonly kind: 'different'; readonly sumOre: number };

/** The parts of an entry with the amount, in whichever direction its transactions go. */
export const readParts = (entry: XmlElement, amount: Amount): EntryParts => {
  const transactions = listTransactions(entry);
  if (transactions.length === 0) return { kind: 'unknown' };
  const amounts = new Map<XmlElement, number>();
  for (const transaction of transactions) {
    const own = readTransactionAmount(transaction);
    // The only transaction, in another currency, was exchanged: the bank booked the amount of the entry.
    const booked = own?.currency === amount.currency ? own : transactions.length === 1 ? amount : null;
    if (booked === null) return { kind: 'unknown' };
    amounts.set(transaction, booked.ore);
  }
  const expected = transactions.every(isDebit) ? -amount.ore : amount.ore;
  const sumOre = sumTransactions(amounts);
  if (sumOre === expected) return { kind: 'known', amounts };
  const chargesOre = readChargesOre(entry);
  const afterCharges = new Map(
    [...amounts].map(([transaction, ore]) => {
      const own = readChargesOre(transaction);
      return [transaction, ore - (own === 0 && transactions.length === 1 ? chargesOre : own)];
    }),
  );
  return sumTransactions(afterCharges) === expected
    ? { kind: 'known', amounts: afterCharges }
    : { kind: 'different', sumOre };
};
