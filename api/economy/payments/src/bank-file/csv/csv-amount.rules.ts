/** The sign between kronor and öre. */
export type DecimalSign = ',' | '.';

/** More digits than an amount of a bank has, and few enough for an exact number of öre. */
const MAX_DIGITS = 13;

/** The signs that banks and spreadsheets write for a minus: hyphen, minus, en dash and its kind. */
const MINUS = /[-\u2010-\u2013\u2212\ufe63\uff0d]/;
const CURRENCY = /(?:kr\.?|sek|:-)$/i;

interface Parts {
  readonly isNegative: boolean;
  /** Digits, spaces and decimal signs only. */
  readonly digits: string;
}

/** Takes sign and currency off: `−1 234,50 kr` is negative, `1 234,50`. The result is null for a text that is no amount. */
const split = (text: string): Parts | null => {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim().replace(CURRENCY, '').trim();
  const match = new RegExp(`^(${MINUS.source}|\\+)? ?([\\d .,']*\\d) ?(${MINUS.source})?$`).exec(plain);
  if (match === null) return null;
  const [, before = '', digits = '', after] = match;
  if (after !== undefined && before !== '') return null;
  return { isNegative: after !== undefined || MINUS.test(before), digits: digits.replaceAll("'", ' ') };
};

/**
 * The decimal sign that an amount shows by itself. `8 500,00`, `1.234,5` and `44983.000` show theirs. `1.234` does not: the point may
 * separate thousands, or SEB's three decimals.
 */
const findOwnSign = (digits: string): DecimalSign | null => {
  const signs = [...digits].filter((char) => char === ',' || char === '.');
  const last = signs.at(-1);
  const [first] = signs;
  if (last === undefined || first === undefined) return null;
  if (first !== last) return last === ',' ? ',' : '.';
  // A sign that is written twice separates thousands.
  if (signs.length > 1) return last === ',' ? '.' : ',';
  const [whole = '', decimals = ''] = digits.split(last);
  const canBeThousands = /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(decimals);
  return canBeThousands ? null : last === ',' ? ',' : '.';
};

/** The decimal sign that the amounts of a file have in common. It is null when none of them shows it, or they differ. */
export const findDecimalSign = (texts: readonly string[]): DecimalSign | null => {
  const signs = new Set<DecimalSign>();
  for (const text of texts) {
    const sign = findOwnSign(split(text)?.digits ?? '');
    if (sign !== null) signs.add(sign);
  }
  const [sign, other] = signs;
  return sign === undefined || other !== undefined ? null : sign;
};

/**
 * An amount of a cell in öre, negative for a withdrawal. The result is null for what is no amount, has parts of an öre, or could be
 * read in two ways: of `1.234` only the other amounts of the file tell, by their `sign`, whether it is 1 234 or 1,234.
 */
export const readCsvAmount = (text: string, sign: DecimalSign | null): number | null => {
  const parts = split(text);
  if (parts === null) return null;
  const { digits, isNegative } = parts;
  const hasSign = /[,.]/.test(digits);
  const decimalSign = findOwnSign(digits) ?? sign;
  if (hasSign && decimalSign === null) return null;
  const [whole = '', decimals = '', ...rest] = decimalSign === null ? [digits] : digits.split(decimalSign);
  const isGrouped = /^\d{1,3}(?:[ ,.]\d{3})+$/.test(whole);
  if (rest.length > 0 || !/^\d*$/.test(decimals) || !(isGrouped || /^\d*$/.test(whole))) return null;
  const kronor = whole.replace(/\D/g, '').replace(/^0+/, '');
  if (kronor.length > MAX_DIGITS || /[1-9]/.test(decimals.slice(2))) return null;
  const ore = Number(kronor) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return isNegative && ore !== 0 ? -ore : ore;
};
