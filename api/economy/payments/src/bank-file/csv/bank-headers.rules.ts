import type { CsvColumns } from './csv-columns.types';

/** The titles of the columns of a bank's file. Each list has the titles that the bank has had for the column over the years. */
interface BankHeader {
  readonly bank: string;
  /** A header that lacks one of these is another one. */
  readonly required: readonly (readonly string[])[];
  readonly day: readonly string[];
  readonly amount: readonly string[];
  readonly withdrawal?: readonly string[];
  readonly texts: readonly string[];
  readonly payer?: readonly string[];
  readonly sender?: readonly string[];
  readonly account?: readonly string[];
  readonly status?: readonly string[];
  readonly notes?: readonly string[];
}

const BALANCE = ['saldo', 'bokfört saldo', 'balance'];
const CURRENCY = ['valuta', 'currency'];

/**
 * No bank publishes a description of its CSV file, and they change them without notice. These are headers of real exports as public
 * programs that read such files quote them: the guide to CSV import of pownas/Privatekonomi (Swedbank, ICA), the description of SEB's
 * data in moldin/budget_updater, and importers and tests of other ledgers (Nordea, Handelsbanken, SEB, Danske Bank), read in
 * November 2026. The more particular header comes first.
 */
const bankHeaders: readonly BankHeader[] = [
  {
    // Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,
    // Bokfört saldo: commas, decimal points, and before it a line "* Transaktioner Period 2026-05-01–2026-05-31 Skapad …".
    bank: 'Swedbank',
    required: [
      ['clearingnummer', 'clnr', 'clearingnr'],
      ['beskrivning', 'text'],
    ],
    day: ['bokföringsdag', 'bokföringsdatum', 'datum'],
    amount: ['belopp'],
    texts: ['beskrivning', 'text', 'referens'],
    account: ['kontonummer', 'kontonr'],
  },
  {
    // Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Meddelande;Egna anteckningar;Saldo;Valuta — "Ytterligare detaljer" instead
    // of "Rubrik" and a separator at the end since 2023, "Datum" in some. Days as 2026/11/27, or "Reserverat".
    bank: 'Nordea',
    required: [['avsändare'], ['mottagare'], ['namn', 'rubrik', 'ytterligare detaljer']],
    day: ['bokföringsdag', 'datum'],
    amount: ['belopp'],
    texts: ['meddelande', 'rubrik', 'ytterligare detaljer'],
    payer: ['namn'],
    sender: ['avsändare'],
    account: ['mottagare'],
    notes: ['egna anteckningar'],
  },
  {
    // Bokföringsdag;Värdedag;Betalningstyp;Betalare/Mottagare;Meddelande/Referens;Belopp;Saldo, of companies.
    bank: 'Nordea',
    required: [['betalare/mottagare']],
    day: ['bokföringsdag', 'datum'],
    amount: ['belopp'],
    texts: ['meddelande/referens', 'meddelande'],
    payer: ['betalare/mottagare'],
  },
  {
    // Datum;Transaktion;Kategori;Belopp;Saldo, before 2020.
    bank: 'Nordea',
    required: [['transaktion'], ['kategori']],
    day: ['datum'],
    amount: ['belopp'],
    texts: ['transaktion'],
  },
  {
    // Bokförd;Valutadatum;Text;Typ;Insättningar;Uttag;Bokfört saldo, also with one column "Insättningar/uttag".
    bank: 'SEB',
    required: [['bokförd'], ['insättningar/uttag', 'insättningar']],
    day: ['bokförd'],
    amount: ['insättningar/uttag', 'insättningar'],
    withdrawal: ['uttag'],
    texts: ['text'],
  },
  {
    // Bokföringsdatum;Valutadatum;Verifikationsnummer;Text/mottagare;Belopp;Saldo, with three decimals behind a point: -253.520. The
    // number of the voucher is the same for many rows of a kind, so it identifies none.
    bank: 'SEB',
    required: [['verifikationsnummer'], ['valutadatum', 'valutadag']],
    day: ['bokföringsdatum', 'bokföringsdag'],
    amount: ['belopp'],
    texts: ['text/mottagare', 'text/beteckning', 'text'],
  },
  {
    // Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo, after lines with the account and the period.
    bank: 'Handelsbanken',
    required: [['reskontradatum']],
    day: ['reskontradatum'],
    amount: ['belopp'],
    texts: ['text'],
  },
  {
    // Datum;Kategori;Underkategori;Text;Belopp;Saldo;Status;Avstämt. The status is "Utförd" or "Väntar".
    bank: 'Danske Bank',
    required: [['status'], ['avstämt', 'avstämd']],
    day: ['datum', 'bokföringsdag', 'bokfört datum'],
    amount: ['belopp'],
    texts: ['text'],
    status: ['status'],
  },
  {
    // Datum;Text;Typ;Budgetgrupp;Belopp;Saldo, with amounts as "-192,75 kr", and the account before it.
    bank: 'ICA Banken',
    required: [['budgetgrupp']],
    day: ['datum'],
    amount: ['belopp'],
    texts: ['text'],
  },
];

interface KnownHeader {
  readonly bank: string;
  readonly columns: CsvColumns;
}

/** The position of the first of the titles that the header has, or null. */
const findColumn = (names: readonly string[], titles: readonly string[] = []): number | null => {
  const found = titles.find((title) => names.includes(title));
  return found === undefined ? null : names.indexOf(found);
};

/** The balance and the currency of a file, which have the same titles everywhere. */
export const findCommonColumns = (names: readonly string[]): Pick<CsvColumns, 'balance' | 'currency'> => ({
  balance: findColumn(names, BALANCE),
  currency: findColumn(names, CURRENCY),
});

/** The bank and the columns of a header, whose titles are compared in small letters. The result is null for an unknown one. */
export const findBankHeader = (names: readonly string[]): KnownHeader | null => {
  for (const header of bankHeaders) {
    const day = findColumn(names, header.day);
    const amount = findColumn(names, header.amount);
    const isHeader = header.required.every((titles) => findColumn(names, titles) !== null);
    if (day === null || amount === null || !isHeader) continue;
    return {
      bank: header.bank,
      columns: {
        day,
        amount,
        withdrawal: findColumn(names, header.withdrawal),
        texts: header.texts.flatMap((title) => findColumn(names, [title]) ?? []),
        reference: null,
        payer: findColumn(names, header.payer),
        sender: findColumn(names, header.sender),
        account: findColumn(names, header.account),
        status: findColumn(names, header.status),
        notes: findColumn(names, header.notes),
        ...findCommonColumns(names),
      },
    };
  }
  return null;
};
