import { compareDates, type LocalDate } from '@husrum/format';
import { isSameName, toNameWords } from './match-name.rules';

interface OpenInvoice {
  readonly id: number;
  readonly tenantId: number | null;
  readonly tenantName: string;
  readonly leftOre: number;
  readonly start: LocalDate;
}

const wordKey = (amountOre: number, word: string): string => `${amountOre} ${word}`;

interface InvoiceOfName<Invoice> {
  readonly invoice: Invoice;
  readonly words: readonly string[];
}

/**
 * The invoices by what is left of them and each word of the tenant's name. Many invoices have the same amount, so the words keep the
 * lists short.
 */
const indexByAmountAndWord = <Invoice extends OpenInvoice>(
  invoices: readonly Invoice[],
): ReadonlyMap<string, InvoiceOfName<Invoice>[]> => {
  const index = new Map<string, InvoiceOfName<Invoice>[]>();
  for (const invoice of invoices) {
    const named = { invoice, words: toNameWords(invoice.tenantName) };
    for (const word of new Set(named.words)) {
      const key = wordKey(invoice.leftOre, word);
      const sameKey = index.get(key);
      if (sameKey === undefined) index.set(key, [named]);
      else sameKey.push(named);
    }
  }
  return index;
};

/**
 * Returns a function that finds the open invoice of a payment's amount and payer: the oldest of one tenant. `isFree` tells whether
 * nothing else of the file has taken or been proposed for an invoice.
 */
export const proposeByName = <Invoice extends OpenInvoice>(
  invoices: readonly Invoice[],
  isFree: (invoice: Invoice) => boolean,
) => {
  const openInvoices = indexByAmountAndWord(invoices);
  return ({ payer, amountOre }: { payer: string | null; amountOre: number }): Invoice | undefined => {
    if (payer === null) return undefined;
    const words = toNameWords(payer);
    const withWord = words.flatMap((word) => openInvoices.get(wordKey(amountOre, word)) ?? []);
    const fitting = [...new Set(withWord)].filter(
      ({ invoice, words: tenantWords }) => isFree(invoice) && isSameName(words, tenantWords),
    );
    // A tenant who is a month behind has several invoices of the same amount: the oldest is paid first.
    const [oldest, ...others] = fitting
      .map(({ invoice }) => invoice)
      .sort((one, other) => compareDates(one.start, other.start) || one.id - other.id);
    const isOneTenant = others.every(({ tenantId }) => tenantId !== null && tenantId === oldest?.tenantId);
    return isOneTenant ? oldest : undefined;
  };
};
