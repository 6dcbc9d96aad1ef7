/** The characters above 127 of code page 437 that the tests need. Node cannot decode this code page. */
const letters: Readonly<Record<number, string>> = {
  129: 'ü',
  130: 'é',
  132: 'ä',
  134: 'å',
  142: 'Ä',
  143: 'Å',
  144: 'É',
  148: 'ö',
  153: 'Ö',
};

interface ReadVoucher {
  readonly date: string;
  readonly text: string;
  readonly lines: { readonly account: number; readonly ore: number }[];
}
export interface ReadSie {
  /** The fields of the lines outside vouchers, by label. */
  readonly labels: ReadonlyMap<string, readonly string[][]>;
  readonly vouchers: readonly ReadVoucher[];
}

const decode = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => (byte < 128 ? String.fromCharCode(byte) : (letters[byte] ?? '?'))).join('');

/** Splits a line into its fields: quoted texts, object lists, and words. */
const splitFields = (line: string): string[] =>
  [...line.matchAll(/"((?:\\"|[^"])*)"|(\{[^}]*\})|(\S+)/g)].map(
    ([, quoted, list, plain]) => quoted?.replaceAll('\\"', '"') ?? list ?? plain ?? '',
  );

/** Reads a SIE file as a bookkeeping program does. Throws for anything that it would refuse. */
export const readSie = (bytes: Uint8Array): ReadSie => {
  const text = decode(bytes);
  if (!text.startsWith('#FLAGGA 0\r\n')) throw new Error('Not a SIE file');
  if (text.replaceAll('\r\n', '').match(/[\r\n]/)) throw new Error('A line does not end with CRLF');
  const labels = new Map<string, string[][]>();
  const vouchers: ReadVoucher[] = [];
  let openVoucher: ReadVoucher | undefined;
  for (const line of text.split('\r\n').slice(0, -1)) {
    if (line === '{') continue;
    if (line === '}') {
      const sum = openVoucher?.lines.reduce((total, { ore }) => total + ore, 0);
      if (sum !== 0) throw new Error(`Unbalanced voucher: ${openVoucher?.text}`);
      openVoucher = undefined;
      continue;
    }
    const [label = '', ...fields] = splitFields(line);
    if (label === '#VER') {
      const [, , date = '', voucherText = ''] = fields;
      openVoucher = {
        date: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
        text: voucherText,
        lines: [],
      };
      vouchers.push(openVoucher);
    } else if (label === '#TRANS') {
      const [account, , amount = ''] = fields;
      if (!/^-?\d+\.\d\d$/.test(amount)) throw new Error(`Not an amount: ${amount}`);
      openVoucher?.lines.push({ account: Number(account), ore: Math.round(Number(amount) * 100) });
    } else labels.set(label, [...(labels.get(label) ?? []), fields]);
  }
  return { labels, vouchers };
};

/** Debit minus credit of each account, in öre. */
export const balances = ({ vouchers }: ReadSie): Record<number, number> => {
  const sums: Record<number, number> = {};
  for (const { account, ore } of vouchers.flatMap(({ lines }) => lines))
    sums[account] = (sums[account] ?? 0) + ore;
  return sums;
};
