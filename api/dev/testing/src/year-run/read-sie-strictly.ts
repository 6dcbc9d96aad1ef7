/*
 * A second reader of SIE files, which shares no code with the first one (`read-sie-balances.ts`) and none with the product. It walks
 * through the bytes as the grammar of SIE 4B says (rules 5.1–5.8): items, quoted texts, lists in braces. It refuses what an importing
 * program would: an account without a name, an unknown object, a day outside the file's days, a voucher that does not sum to 0.
 */

type Item = string | readonly string[];
interface Row {
  readonly label: string;
  readonly items: readonly Item[];
}

const [TAB, LF, CR, SPACE, QUOTE, HASH, BACKSLASH, OPEN, CLOSE] = [9, 10, 13, 32, 34, 35, 92, 123, 125];

/** Reads the items of one line, from a byte on. */
class LineReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  private skipSpaces(): void {
    while (this.bytes[this.at] === SPACE || this.bytes[this.at] === TAB) this.at += 1;
  }

  private readQuoted(): string {
    let text = '';
    for (this.at += 1; this.bytes[this.at] !== QUOTE; this.at += 1) {
      if (this.at >= this.bytes.length) throw new Error('a text without an end');
      if (this.bytes[this.at] === BACKSLASH) this.at += 1;
      text += String.fromCharCode(this.bytes[this.at] ?? 0);
    }
    this.at += 1;
    return text;
  }

  private readWord(): string {
    const start = this.at;
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[this.at]) {
      if (byte === SPACE || byte === TAB || byte === CLOSE) break;
      this.at += 1;
    }
    return String.fromCharCode(...this.bytes.subarray(start, this.at));
  }

  private readSimple(): string {
    return this.bytes[this.at] === QUOTE ? this.readQuoted() : this.readWord();
  }

  readItems(): Item[] {
    const items: Item[] = [];
    for (this.skipSpaces(); this.at < this.bytes.length; this.skipSpaces()) {
      if (this.bytes[this.at] !== OPEN) {
        items.push(this.readSimple());
        continue;
      }
      const list: string[] = [];
      this.at += 1;
      for (this.skipSpaces(); this.bytes[this.at] !== CLOSE; this.skipSpaces()) {
        if (this.at >= this.bytes.length) throw new Error('a list without an end');
        list.push(this.readSimple());
      }
      this.at += 1;
      items.push(list);
    }
    return items;
  }
}

function* splitLines(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== LF) continue;
    yield bytes.subarray(start, bytes[at - 1] === CR ? at - 1 : at);
    start = at + 1;
  }
  if (start < bytes.length) throw new Error('the last line has no end');
}

const readRow = (line: Uint8Array): Row => {
  const [label, ...items] = new LineReader(line).readItems();
  if (typeof label !== 'string' || line[0] !== HASH) throw new Error('a line without a label');
  return { label, items };
};

const requireText = (item: Item | undefined): string => {
  if (typeof item !== 'string') throw new Error('a field is missing');
  return item;
};

/** Öre of an amount with at most two decimals, digit by digit. */
const readOre = (text: string): number => {
  const digits = text.startsWith('-') ? text.slice(1) : text;
  const point = digits.indexOf('.');
  const kronor = point < 0 ? digits : digits.slice(0, point);
  const ore = point < 0 ? '00' : digits.slice(point + 1).padEnd(2, '0');
  for (const digit of kronor + ore) if (digit < '0' || digit > '9') throw new Error(`no amount: ${text}`);
  if (kronor === '' || ore.length !== 2) throw new Error(`no amount: ${text}`);
  return Number(kronor + ore) * (text.startsWith('-') ? -1 : 1);
};

/** What the file declares before its vouchers. */
interface Declared {
  readonly accounts: Set<string>;
  readonly dimensions: Set<string>;
  readonly objects: Set<string>;
  readonly years: { readonly from: string; readonly to: string }[];
}

const declare = ({ accounts, dimensions, objects, years }: Declared, { label, items }: Row): void => {
  const [first, second, third] = items;
  if (label === '#KONTO') accounts.add(requireText(first));
  if (label === '#DIM') dimensions.add(requireText(first));
  if (label === '#OBJEKT') {
    if (!dimensions.has(requireText(first))) throw new Error('an object of an unknown dimension');
    objects.add(`${requireText(first)} ${requireText(second)}`);
  }
  if (label === '#RAR') years.push({ from: requireText(second), to: requireText(third) });
};

const requireDay = (
  day: string,
  days: { readonly from: string; readonly to: string },
  years: Declared['years'],
) => {
  const isWithin = ({ from, to }: { readonly from: string; readonly to: string }) => day >= from && day <= to;
  const asked = { from: days.from.replaceAll('-', ''), to: days.to.replaceAll('-', '') };
  if (day.length !== 8 || !isWithin(asked)) throw new Error(`a voucher on ${day}`);
  if (years.length > 0 && !years.some(isWithin))
    throw new Error(`a voucher outside the fiscal years: ${day}`);
};

const readTransaction = (
  { accounts, objects }: Declared,
  { items }: Row,
): { account: string; ore: number } => {
  const [account, list, amount] = items;
  if (!accounts.has(requireText(account))) throw new Error(`an account without a name: ${String(account)}`);
  if (typeof list === 'string' || list === undefined) throw new Error('a line without a list of objects');
  for (let index = 0; index < list.length; index += 2)
    if (!objects.has(`${list[index]} ${list[index + 1]}`))
      throw new Error(`an unknown object: ${list.join(' ')}`);
  return { account: requireText(account), ore: readOre(requireText(amount)) };
};

/** The change of each account by the vouchers of a SIE file of the days, in öre. Throws for what an importing program would refuse. */
export const readSieStrictly = (
  bytes: Uint8Array,
  days: { readonly from: string; readonly to: string },
): Record<number, number> => {
  const declared: Declared = { accounts: new Set(), dimensions: new Set(), objects: new Set(), years: [] };
  const sums: Record<number, number> = {};
  const seen = new Set<string>();
  let open: { ore: number; lines: number } | undefined;
  let awaitsVoucher = false;
  for (const line of splitLines(bytes)) {
    if (line.length === 1 && line[0] === OPEN) {
      if (!awaitsVoucher) throw new Error('a brace that no voucher opens');
      [awaitsVoucher, open] = [false, { ore: 0, lines: 0 }];
    } else if (line.length === 1 && line[0] === CLOSE) {
      if (open === undefined || open.ore !== 0 || open.lines < 2)
        throw new Error('a voucher that is not whole');
      open = undefined;
    } else {
      const row = readRow(line);
      if (row.label === '#VER') {
        requireDay(requireText(row.items[2]), days, declared.years);
        awaitsVoucher = true;
      } else if (row.label === '#TRANS') {
        if (open === undefined) throw new Error('a line outside a voucher');
        const { account, ore } = readTransaction(declared, row);
        open.ore += ore;
        open.lines += 1;
        sums[Number(account)] = (sums[Number(account)] ?? 0) + ore;
      } else declare(declared, row);
      seen.add(row.label);
    }
  }
  if (open !== undefined || awaitsVoucher) throw new Error('the file ends within a voucher');
  for (const label of ['#FLAGGA', '#PROGRAM', '#FORMAT', '#GEN', '#SIETYP', '#FNAMN'])
    if (!seen.has(label)) throw new Error(`no ${label}`);
  return Object.fromEntries(Object.entries(sums).filter(([, ore]) => ore !== 0));
};
