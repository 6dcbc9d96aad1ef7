export interface TotalsRow {
  readonly quantity: string;
  /** The price of a unit, in the currency of the invoice. */
  readonly price: number;
  /** The VAT rate in percent. */
  readonly vat: number;
  /** Percent. */
  readonly discount: number;
}
/** All in öre. `total` is rounded to whole kronor if the company does so. */
export interface FortnoxTotals {
  readonly rows: readonly number[];
  readonly net: number;
  readonly vat: number;
  readonly roundOff: number;
  readonly total: number;
}

const SCALE = 1_000_000n;

/** A decimal number in millionths. Throws RangeError for a text that is not a number. */
const toMillionths = (value: string | number): bigint => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value).trim());
  if (match === null) throw new RangeError(`${value} is not a decimal number`);
  const [, sign, whole = '0', fraction = ''] = match;
  const digits = BigInt(whole) * SCALE + BigInt(fraction.slice(0, 6).padEnd(6, '0'));
  return sign === '-' ? -digits : digits;
};
/** Rounds half away from zero. */
const divide = (value: bigint, divisor: bigint): bigint => {
  const isNegative = value < 0n;
  const rounded = ((isNegative ? -value : value) * 2n + divisor) / (divisor * 2n);
  return isNegative ? -rounded : rounded;
};

const calculateRowOre = ({ quantity, price, discount }: TotalsRow): bigint => {
  const gross = toMillionths(quantity) * toMillionths(price);
  const remainingPercent = 100n * SCALE - toMillionths(discount);
  return divide(gross * remainingPercent * 100n, SCALE * SCALE * SCALE * 100n);
};

/** The totals of the rows: VAT by rate on the sum of its rows, and only the total is rounded to kronor. */
export const sumInvoice = (
  rows: readonly TotalsRow[],
  options: { readonly isVatIncluded: boolean; readonly roundsToKronor: boolean },
): FortnoxTotals => {
  const amounts = rows.map(calculateRowOre);
  const byRate = new Map<number, bigint>();
  for (const [index, { vat }] of rows.entries())
    byRate.set(vat, (byRate.get(vat) ?? 0n) + (amounts[index] ?? 0n));
  let vat = 0n;
  for (const [rate, base] of byRate)
    vat += divide(base * BigInt(rate), options.isVatIncluded ? BigInt(100 + rate) : 100n);
  const sum = amounts.reduce((left, right) => left + right, 0n);
  const net = options.isVatIncluded ? sum - vat : sum;
  const exact = net + vat;
  const total = options.roundsToKronor ? divide(exact, 100n) * 100n : exact;
  return {
    rows: amounts.map(Number),
    net: Number(net),
    vat: Number(vat),
    roundOff: Number(total - exact),
    total: Number(total),
  };
};
