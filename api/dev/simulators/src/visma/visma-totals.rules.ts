/** The amounts of a row. `discount` is a fraction, such as 0.1, and `vatPercent` a percentage, such as 25. */
interface AmountRow {
  readonly unitPrice: number;
  readonly quantity: number;
  readonly discount: number;
  readonly vatPercent: number;
}
export interface Totals {
  /** SEK, with VAT and rounding. */
  readonly total: number;
  readonly vat: number;
  readonly roundings: number;
  /** Ex VAT, in row order. */
  readonly rowNets: readonly number[];
}

const roundHalfAwayFromZero = (value: number): number =>
  Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + 1e-9);
const toOre = (amount: number): number => roundHalfAwayFromZero(amount * 100);

/** The totals of a document: rows are rounded to öre, VAT once for each rate, and the total to whole kronor if the company does so. */
export const calculateTotals = (
  rows: readonly AmountRow[],
  { includesVat, roundsToKrona }: { readonly includesVat: boolean; readonly roundsToKrona: boolean },
): Totals => {
  const netByRate = new Map<number, number>();
  const grossByRate = new Map<number, number>();
  const rowNets = rows.map(({ unitPrice, quantity, discount, vatPercent }) => {
    const amount = toOre(unitPrice * quantity * (1 - discount));
    const rate = vatPercent / 100;
    const byRate = includesVat ? grossByRate : netByRate;
    byRate.set(vatPercent, (byRate.get(vatPercent) ?? 0) + amount);
    return (includesVat ? roundHalfAwayFromZero(amount / (1 + rate)) : amount) / 100;
  });
  let net = 0;
  let vat = 0;
  for (const [percent, amount] of netByRate) {
    net += amount;
    vat += roundHalfAwayFromZero((amount * percent) / 100);
  }
  for (const [percent, amount] of grossByRate) {
    const netOfRate = roundHalfAwayFromZero(amount / (1 + percent / 100));
    net += netOfRate;
    vat += amount - netOfRate;
  }
  const exact = net + vat;
  const total = roundsToKrona ? roundHalfAwayFromZero(exact / 100) * 100 : exact;
  return { total: total / 100, vat: vat / 100, roundings: (total - exact) / 100, rowNets };
};

/** A payment reference with a length digit and a check digit by the Luhn rule. */
export const toPaymentReference = (invoiceNumber: number): string => {
  const digits = String(invoiceNumber).padStart(8, '0');
  const withLength = `${digits}${(digits.length + 2) % 10}`;
  let sum = 0;
  for (const [index, digit] of [...withLength].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return `${withLength}${(10 - (sum % 10)) % 10}`;
};
