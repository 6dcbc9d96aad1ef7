/** A row of an account: a deposit, or a withdrawal with a negative amount. */
export interface AccountRow {
  readonly day: string;
  readonly ore: number;
  readonly text: string;
}

interface WrittenRow extends AccountRow {
  readonly balanceOre: number;
}

/** How a bank writes the rows of an account. */
interface BankForm {
  readonly bank: string;
  readonly before?: readonly string[];
  readonly header: string;
  readonly isNewestFirst: boolean;
  readonly lineBreak: string;
  readonly encoding: 'utf8' | 'utf8-bom' | 'latin1';
  readonly write: (row: WrittenRow, index: number) => string;
}

const OPENING_ORE = 1_000_000;

/** An amount with groups of three digits: `-12 345,60`. */
const swedish = (ore: number, { minus = '-', space = ' ' } = {}): string => {
  const digits = String(Math.abs(ore)).padStart(3, '0');
  const kronor = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, space);
  return `${ore < 0 ? minus : ''}${kronor},${digits.slice(-2)}`;
};
const plain = (ore: number): string => swedish(ore, { space: '' });
const point = (ore: number): string => plain(ore).replace(',', '.');
const slashed = (day: string): string => day.replaceAll('-', '/');
const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The forms of the banks, as in `bank-headers.rules.ts`. */
export const bankForms: readonly BankForm[] = [
  {
    bank: 'Swedbank',
    before: ['* Transaktioner Period 2026-11-01 - 2026-11-30 Skapad 2026-11-30 10:34 CET'],
    header:
      'Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo',
    isNewestFirst: true,
    lineBreak: '\n',
    encoding: 'latin1',
    write: ({ day, ore, text, balanceOre }, index) =>
      `${index + 1},83279,1234567890,"Företagskonto",SEK,${day},${day},${day},${quote(text)},${quote(text)},${point(ore)},${point(balanceOre)}`,
  },
  {
    bank: 'Nordea',
    header:
      'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Ytterligare detaljer;Meddelande;Egna anteckningar;Saldo;Valuta;',
    isNewestFirst: true,
    lineBreak: '\r\n',
    encoding: 'utf8-bom',
    write: ({ day, ore, text, balanceOre }) =>
      `${slashed(day)};${plain(ore)};;3144 12 34567;;${quote(text)};;;${plain(balanceOre)};SEK;`,
  },
  {
    bank: 'SEB',
    header: 'Bokföringsdatum;Valutadatum;Verifikationsnummer;Text;Belopp;Saldo',
    isNewestFirst: true,
    lineBreak: '\r\n',
    encoding: 'utf8-bom',
    write: ({ day, ore, text, balanceOre }) =>
      `${day};${day};5490990004;${quote(text)};${point(ore)}0;${point(balanceOre)}0`,
  },
  {
    bank: 'SEB',
    header: 'Bokförd;Valutadatum;Text;Typ;Insättningar;Uttag;Bokfört saldo',
    isNewestFirst: true,
    lineBreak: '\r\n',
    encoding: 'utf8-bom',
    write: ({ day, ore, text, balanceOre }) =>
      `${day};${day};${quote(text)};Insättning;${ore > 0 ? `${point(ore)};` : `;${point(ore)}`};${point(balanceOre)}`,
  },
  {
    bank: 'Handelsbanken',
    before: ['Kontonummer;6789 123 456 789', 'Period;2026-11-01 - 2026-11-30', ''],
    header: 'Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo',
    isNewestFirst: true,
    lineBreak: '\r\n',
    encoding: 'latin1',
    write: ({ day, ore, text, balanceOre }) =>
      `${day};${day};${quote(text)};${swedish(ore)};${swedish(balanceOre)}`,
  },
  {
    bank: 'Danske Bank',
    header: 'Datum;Kategori;Underkategori;Text;Belopp;Saldo;Status;Avstämt',
    isNewestFirst: false,
    lineBreak: '\n',
    encoding: 'latin1',
    write: ({ day, ore, text, balanceOre }) =>
      `${quote(day)};"";"";${quote(text)};${quote(swedish(ore))};${quote(swedish(balanceOre))};"Utförd";"Nej"`,
  },
  {
    bank: 'ICA Banken',
    before: ['9274-123 456 7'],
    header: 'Datum;Text;Typ;Budgetgrupp;Belopp;Saldo',
    isNewestFirst: true,
    lineBreak: '\n',
    encoding: 'utf8',
    write: ({ day, ore, text, balanceOre }) =>
      `${day};${quote(text)};Insättning;Övrigt;${swedish(ore, { minus: '\u2212', space: '\u00a0' })} kr;${swedish(balanceOre)} kr`,
  },
];

/** The lines of a file of the bank, without those before the header. The rows are in the order of time. */
const toLines = ({ header, isNewestFirst, write }: BankForm, rows: readonly AccountRow[]): string[] => {
  let balanceOre = OPENING_ORE;
  const written = rows.map((row) => {
    balanceOre += row.ore;
    return { ...row, balanceOre };
  });
  return [header, ...(isNewestFirst ? written.toReversed() : written).map(write)];
};

const encode = (text: string, encoding: BankForm['encoding']): Buffer =>
  encoding === 'utf8-bom' ? Buffer.from(`\ufeff${text}`) : Buffer.from(text, encoding);

/** A file of the bank with rows that are given in the order of time. */
export const createBankCsv = (form: BankForm, rows: readonly AccountRow[]): Buffer =>
  encode([...(form.before ?? []), ...toLines(form, rows), ''].join(form.lineBreak), form.encoding);

/** The form of a bank, the first one if it has several. */
export const formOf = (bank: string): BankForm => {
  const form = bankForms.find((one) => one.bank === bank);
  if (form === undefined) throw new Error(`No form of ${bank}`);
  return form;
};
