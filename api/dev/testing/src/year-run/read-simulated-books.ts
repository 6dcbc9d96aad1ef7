import type { FortnoxSimulator } from '@husrum/api-simulators';

type SimulatedBooks = ReturnType<FortnoxSimulator['books']>;

const CUSTOMERS = 1510;
const BANK = 1930;
const VAT = 2611;
const ROUNDING = 3740;

/** The change of each account by what the simulated Fortnox has booked in the days, in öre. Accounts of 0 are left out. */
export const sumSimulatedAccounts = (
  { invoices, payments }: SimulatedBooks,
  from: string,
  to: string,
): Record<number, number> => {
  const sums = new Map<number, number>();
  const add = (account: number, ore: number) => sums.set(account, (sums.get(account) ?? 0) + ore);
  for (const { isBooked, fields, rows, rowOre, vatOre, roundOffOre, totalOre } of invoices.values()) {
    const day = String(fields.InvoiceDate);
    if (!isBooked || day < from || day > to) continue;
    add(CUSTOMERS, totalOre);
    add(VAT, -vatOre);
    add(ROUNDING, -roundOffOre);
    for (const [index, { AccountNumber }] of rows.entries())
      add(Number(AccountNumber), -(rowOre[index] ?? 0));
  }
  for (const { isBooked, paymentDate, amountOre } of payments.values()) {
    if (!isBooked || paymentDate < from || paymentDate > to) continue;
    add(BANK, amountOre);
    add(CUSTOMERS, -amountOre);
  }
  return Object.fromEntries([...sums].filter(([, ore]) => ore !== 0));
};

/** What is left of the invoices with each OCR number by the books of the simulated Fortnox, in öre: negative if too much was paid. */
export const leftByOcr = ({ invoices }: SimulatedBooks): ReadonlyMap<string, number> =>
  new Map(
    [...invoices.values()]
      .filter(({ isBooked, isCredit }) => isBooked && !isCredit)
      .map(({ fields, totalOre, settledOre }) => [String(fields.OCR), totalOre - settledOre]),
  );
