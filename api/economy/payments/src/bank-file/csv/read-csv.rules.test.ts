import fc from 'fast-check';
import { readBankFile } from '../read-bank-file.rules';
import { type AccountRow, bankForms, createBankCsv, formOf } from './bank-csv.test-data';
import { UnknownColumnsError } from './unknown-columns-error';

const read = (...lines: string[]) => readBankFile(Buffer.from(lines.join('\r\n')));
const readUnknown = (...lines: string[]) => {
  try {
    read(...lines);
  } catch (error) {
    if (error instanceof UnknownColumnsError) return error.csv;
    throw error;
  }
  throw new Error('the columns are known');
};
const summarize = ({ entries }: ReturnType<typeof readBankFile>) =>
  entries.map(({ bookedOn, amountOre, payer, message }) => [bookedOn, amountOre, payer ?? message]);

const rows: readonly AccountRow[] = [
  { day: '2026-11-25', ore: 850_000, text: 'ÅKESSON ÖRJAN' },
  { day: '2026-11-26', ore: -1_250_075, text: 'Fjärrvärme; november' },
  { day: '2026-11-27', ore: 1_543_200, text: 'Hyra dec "lgh 1204", OCR 1000 0180' },
];

test.each(bankForms.map((form) => [form.bank, form] as const))(
  'a file of %s: the deposits in the order of time, and the number of withdrawals',
  (bank, form) => {
    const file = readBankFile(createBankCsv(form, rows));
    expect(summarize(file)).toEqual([
      ['2026-11-25', 850_000, 'ÅKESSON ÖRJAN'],
      ['2026-11-27', 1_543_200, 'Hyra dec "lgh 1204", OCR 1000 0180'],
    ]);
    expect(file).toMatchObject({
      ...{ format: 'CSV', bank, withdrawals: 1, pending: 0, unreadable: [], lacksRows: false },
    });
    expect(file.entries[0]).toMatchObject({ currency: 'SEK', isReversal: false, bankReference: null });
  },
);

/** Texts as payers write them, in letters that all encodings of the banks have. */
const anyText = fc
  .stringMatching(/^[A-Za-zÅÄÖåäöÉé0-9"'&.,;:/+ -]{1,40}$/)
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && !/^(?:reserver|prel|vänta)/i.test(text));
const anyRow: fc.Arbitrary<AccountRow> = fc.record({
  day: fc
    .integer({ min: 0, max: 400 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
  ore: fc.integer({ min: -50_000_000, max: 50_000_000 }).filter((ore) => ore !== 0),
  text: anyText,
});

test('rows that are written in the form of any bank are read as they are', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...bankForms),
      fc.array(anyRow, { minLength: 1, maxLength: 12 }),
      (form, unordered) => {
        const written = unordered.toSorted((one, other) =>
          one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
        );
        const file = readBankFile(createBankCsv(form, written));
        expect(summarize(file)).toEqual(
          written.filter(({ ore }) => ore > 0).map(({ day, ore, text }) => [day, ore, text]),
        );
        expect(file.withdrawals).toBe(written.filter(({ ore }) => ore < 0).length);
        expect(file.unreadable).toEqual([]);
        expect(file.lacksRows).toBe(false);
      },
    ),
  );
});

describe('Nordea', () => {
  const HEADER =
    'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Meddelande;Egna anteckningar;Saldo;Valuta';

  test('the payer is the name, or the sender unless that is an account; the account is the recipient', () => {
    const file = read(
      HEADER,
      '2026/11/27;8500,00;;51 86 87-9;Bo Östlund;Inbetalning;OCR 10000180;Kolla;10,00;SEK',
      '2026/11/27;15000,00;KUNDFÖRETAG AB;;;;Inbetalning;;10,00;SEK',
      '2026/11/27;400,00;1709 20 72840;;;Swish;;;10,00;SEK',
    );
    expect(file.entries).toMatchObject(
      [
        { payer: null, message: 'Swish', account: null },
        { payer: 'KUNDFÖRETAG AB', message: 'Inbetalning' },
        {
          payer: 'Bo Östlund',
          message: 'OCR 10000180 Inbetalning',
          account: '51 86 87-9',
          otherTexts: ['Kolla'],
        },
      ].toReversed(),
    );
  });

  test('what is reserved is pending, and another currency is kept', () => {
    const file = read(
      HEADER,
      'Reserverat;500,00;;;;Swish;;;;SEK',
      '2026/11/27;100,00;;;;EUR in;;;200,00;EUR',
    );
    expect(file).toMatchObject({ pending: 1, entries: [{ currency: 'EUR', amountOre: 10_000 }] });
  });
});

test('Danske: only what is carried out is booked', () => {
  const file = read(
    'Datum;Kategori;Underkategori;Text;Belopp;Saldo;Status;Avstämt',
    '2026-11-27;;;EVA LIND;8500,00;;Väntar;Nej',
    '2026-11-26;;;BO LIND;8500,00;9500,00;Utförd;Nej',
  );
  expect(file).toMatchObject({ pending: 1, entries: [{ message: 'BO LIND' }] });
});

test('the header of a spreadsheet, with empty cells around it, is found as well', () => {
  const file = read(
    'Kontoutdrag;;;;',
    ';;;;',
    '"Saldo ""nu""";12 500,00;;;',
    'Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo',
    '2026-11-27;2026-11-27;EVA LIND;8 500,00;12 500,00',
    ';;;;',
  );
  expect(file).toMatchObject({ bank: 'Handelsbanken', entries: [{ amountOre: 850_000 }], unreadable: [] });
});

describe('a row that cannot be read', () => {
  const HEADER = 'Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo';

  test('is listed with its line and reason and does not stop the others', () => {
    const file = read(
      HEADER,
      '2026-11-27;2026-11-27;EVA LIND;8 500,00;20 000,00',
      '2026-11-27;2026-11-27;BO LIND;85OO,00;11 500,00',
      '27 nov;2026-11-27;ANN LIND;1 500,00;3 000,00',
      'Exporterad 2026-11-30',
    );
    expect(file.entries).toHaveLength(1);
    expect(file.unreadable).toEqual([
      { place: 'rad 3', reason: 'AMOUNT', bookedOn: '2026-11-27', amount: '85OO,00 SEK' },
      { place: 'rad 4', reason: 'DAY', bookedOn: null, amount: '1 500,00 SEK' },
    ]);
  });

  test('is also the last one of a file that ends within it', () => {
    const whole = read(HEADER, '2026-11-27;2026-11-27;EVA LIND;8 500,00;8 500,00');
    expect(whole.unreadable).toEqual([]);
    const cut = read(
      HEADER,
      '2026-11-27;2026-11-27;EVA LIND;8 500,00;8 500,00',
      '2026-11-26;2026-11-26;BO;85',
    );
    expect(cut.unreadable).toMatchObject([{ place: 'rad 3', reason: 'AMOUNT' }]);
  });

  test('refuses a file that has no other', () => {
    expect(() => read(HEADER, 'i går;2026-11-27;EVA LIND;8 500,00;8 500,00')).toThrow(
      'Ingen insättning i filen går att läsa (rad 2: datum saknas)',
    );
  });

  test('a quote without an end means that the file is cut off', () => {
    expect(() => read(HEADER, '2026-11-27;2026-11-27;"EVA LIND;8 500,00;8 500,00', '')).toThrow(
      'citattecken',
    );
  });
});

const MEGABYTES = 9_000_000;
const BANK_HEADER = 'Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo\n';
test.each([
  ['only quotes', '"'.repeat(MEGABYTES), 'ingen bankfil'],
  ['only separators', ';'.repeat(MEGABYTES), 'ingen bankfil'],
  ['only spaces', ' '.repeat(MEGABYTES), 'ingen bankfil'],
  ['only line breaks', '\n'.repeat(MEGABYTES), 'ingen bankfil'],
  ['quotes below a header', BANK_HEADER + '"'.repeat(MEGABYTES), 'för många delar'],
  ['separators below a header', BANK_HEADER + ';'.repeat(MEGABYTES), 'för många delar'],
  ['line breaks below a header', BANK_HEADER + '\n'.repeat(MEGABYTES), 'för många delar'],
])('a large file of %s is refused without being read to its end', (_name, text, reason) => {
  expect(() => readBankFile(Buffer.from(text))).toThrow(reason);
});

test('balances that do not follow from each other say that rows are missing', () => {
  const bytes = createBankCsv(formOf('Handelsbanken'), rows);
  const lines = bytes.toString('latin1').split('\r\n');
  const withoutMiddle = lines.filter((line) => !line.includes('Fj')).join('\r\n');
  expect(readBankFile(Buffer.from(withoutMiddle, 'latin1')).lacksRows).toBe(true);
});

test('rows of one day are in the order of time, as their balances show', () => {
  const day = '2026-11-27';
  const sameDay = ['A B', 'C D', 'E F'].map((text, index) => ({ day, ore: 1000 * (index + 1), text }));
  for (const form of bankForms)
    expect(readBankFile(createBankCsv(form, sameDay)).entries.map(({ message }) => message)).toEqual([
      'A B',
      'C D',
      'E F',
    ]);
});

describe('a header that is no known one', () => {
  test('is shown with the first rows and what the columns probably are', () => {
    expect(
      readUnknown(
        'Kontonummer,9750-8770139',
        '',
        'Bokföringsdag,Beskrivning,Belopp,Saldo,Valuta',
        '2026-11-27,EVA LIND,"8 500,00","9 000,00",SEK',
        '2026-11-26,Avgift,"\u2212139,00","500,00",SEK',
      ),
    ).toMatchObject({
      header: ['Bokföringsdag', 'Beskrivning', 'Belopp', 'Saldo', 'Valuta'],
      rows: [
        ['2026-11-27', 'EVA LIND', '8 500,00', '9 000,00', 'SEK'],
        ['2026-11-26', 'Avgift', '\u2212139,00', '500,00', 'SEK'],
      ],
      suggested: { day: 0, amount: 2, text: 1, reference: null, payer: null },
    });
  });

  test('has a key that does not depend on capitals, spaces and quotes', () => {
    const row = '2026-11-27;EVA LIND;8 500,00';
    const [first, second, other] = ['Dag;Vem;Kronor', '"DAG"; vem ;Kronor;', 'Dag;Text;Kronor'].map(
      (header) => readUnknown(header, row).headerKey,
    );
    expect(first).toBe(second);
    expect(first).not.toBe(other);
  });

  test('of a file without one is null, and its columns are known by their cells', () => {
    expect(
      readUnknown(
        '"2026-11-27";"2026-11-27";"Insättning";"EVA LIND";"8 500,00"',
        '"2026-11-27";"2026-11-27";"";"BO";"1,00"',
      ),
    ).toMatchObject({ headerKey: null, suggested: { day: 0, amount: 4, text: 3 } });
  });

  test('is read by the columns that a user chose', () => {
    const file = readBankFile(
      Buffer.from(
        'Dag;Vem;In;Ref;Saldo;Valuta\n5.11.2026;EVA LIND;8 500,00;10000180;9 000,00;SEK\n6.11.2026;Avgift;;;8 900,00;SEK\n',
      ),
      { day: 0, amount: 2, text: 1, reference: 3, payer: 1 },
    );
    expect(file).toMatchObject({
      format: 'CSV',
      withdrawals: 1,
      entries: [
        {
          bookedOn: '2026-11-05',
          amountOre: 850_000,
          payer: 'EVA LIND',
          message: null,
          references: [{ reference: '10000180', ore: null }],
          currency: 'SEK',
        },
      ],
    });
    expect(file).not.toHaveProperty('bank');
  });

  test.each([
    [{ day: 1 }, { day: 'Ingen rad har en dag i den kolumnen. Välj en annan.' }],
    [{ amount: 0 }, { amount: 'Ingen rad har ett belopp i den kolumnen. Välj en annan.' }],
    [{ reference: 7 }, { reference: 'Filen har ingen sådan kolumn. Välj en annan.' }],
  ])('is refused for columns that cannot be the chosen ones: %j', (columns, errors) => {
    const chosen = { day: 0, amount: 2, text: 1, reference: null, payer: null, ...columns };
    const bytes = Buffer.from('Dag;Vem;In\n2026-11-05;EVA LIND;8 500,00\n');
    expect(() => readBankFile(bytes, chosen)).toThrow(expect.objectContaining({ errors }));
  });
});
