import { readBankFile } from './read-bank-file.rules';
import vectors from './vectors/bank-file.vectors.json';

const { lines, expected, deposit } = vectors.bgmax;
const read = (records: readonly string[], encoding: BufferEncoding = 'latin1') =>
  readBankFile(Buffer.from(records.join('\r\n'), encoding));
const replaceLine = (start: string, change: (line: string) => string) =>
  lines.map((line) => (line.startsWith(start) ? change(line) : line));

test('reads the sample: two OCR numbers, and a message without a reference', () => {
  const { format, entries, withdrawals } = read([...lines, '']);
  expect([format, withdrawals]).toEqual(['BGMAX', 0]);
  expect(entries.map(({ payer, amountOre }) => [payer, amountOre])).toEqual(
    expected.map(({ name, amountOre }) => [name, amountOre]),
  );
  expect(entries.map(({ references }) => references)).toEqual(
    expected.map(({ ref }) => [{ reference: ref, ore: null }]),
  );
  expect(new Set(entries.map(({ bookedOn }) => bookedOn))).toEqual(new Set([deposit.date]));
  expect(entries.map(({ account }) => account)).toEqual(['9912346', '9912346', '9912346']);
  expect(entries[2]).toMatchObject({
    bankReference: '497850277071',
    message: 'Hyra december lgh 1204 Storgatan 12',
    currency: 'SEK',
  });
});

test('reads UTF-8 and line ends of another system, too', () => {
  expect(readBankFile(Buffer.from(lines.join('\n'))).entries[0]?.payer).toBe('ÅKESSON ÖRJAN');
});

/** A payment record: reference, amount, reference code. */
const record = (code: string, reference: string, ore: number, refCode: string) =>
  `${code}0000000000${reference.padEnd(25)}${String(ore).padStart(18, '0')}${refCode}1000000000001`;
const inDeposit = (records: readonly string[], ore: number, end: string) => [
  lines[0] ?? '',
  lines[1] ?? '',
  ...records,
  `15${'0'.repeat(35)}2026113000001${String(ore).padStart(18, '0')}SEK${String(records.filter((line) => /^2[01]/.test(line)).length).padStart(8, '0')}0`,
  `70${end}`,
];
const counts = (...numbers: readonly number[]) =>
  numbers.map((number) => String(number).padStart(8, '0')).join('');

test('collects further references with and without amounts, also from lines that are not padded', () => {
  const { entries } = read(
    inDeposit(
      [
        record('20', '657866 658765', 140_000, '3'),
        '220000000000657866',
        record('22', '658765', 0, '3'),
        '220000000000 \t',
      ],
      140_000,
      counts(1, 0, 3, 1),
    ),
  );
  expect(entries[0]?.references).toEqual([
    { reference: '657866', ore: null },
    { reference: '658765', ore: null },
  ]);
  const withAmounts = [
    record('20', '', 3000, '3'),
    record('22', '133', 1000, '2'),
    record('22', '430', 2000, '2'),
  ];
  expect(read(inDeposit(withAmounts, 3000, counts(1, 0, 2, 1))).entries[0]?.references).toEqual([
    { reference: '133', ore: 1000 },
    { reference: '430', ore: 2000 },
  ]);
});

test('a reference that merely contains another one is not taken for its repetition', () => {
  const records = [record('20', '10235000', 3000, '3'), record('22', '102350', 0, '3')];
  expect(read(inDeposit(records, 3000, counts(1, 0, 1, 1))).entries[0]?.references).toEqual([
    { reference: '10235000', ore: null },
    { reference: '102350', ore: null },
  ]);
});

test('a credit note that the payer deducted is a negative part', () => {
  const records = [
    record('20', '', 2000, '3'),
    record('22', '133', 3000, '2'),
    record('23', '430', 1000, '2'),
  ];
  expect(read(inDeposit(records, 2000, counts(1, 0, 2, 1))).entries[0]?.references).toEqual([
    { reference: '133', ore: 3000 },
    { reference: '430', ore: -1000 },
  ]);
});

test('a deduction is a withdrawal, and counts in the sum of the deposit', () => {
  const records = [record('20', '655969', 100_000, '2'), record('21', '89853', 50_000, '3')];
  expect(read(inDeposit(records, 50_000, counts(1, 1, 0, 1)))).toMatchObject({
    withdrawals: 1,
    entries: [{ amountOre: 100_000, references: [{ reference: '655969' }] }],
  });
});

test.each([
  ['Filen är avkortad: slutposten saknas. Hämta den på nytt från banken.', lines.slice(0, -1)],
  ['Filen är avkortad: slutposten saknas. Hämta den på nytt från banken.', lines.slice(0, 5)],
  [
    'Beloppen i filen stämmer inte med summan (insättningen 2026-11-30). Hämta filen på nytt från banken. Ingenting är inläst.',
    replaceLine('15', (line) => line.replace('2813200', '2813201')),
  ],
  [
    'Antalet betalningar stämmer inte med filens eget antal (insättningen 2026-11-30). Hämta filen på nytt från banken. Ingenting är inläst.',
    replaceLine('15', (line) => line.replace('SEK00000003', 'SEK00000004')),
  ],
  [
    'Antalet betalningar stämmer inte med filens eget antal (slutposten). Hämta filen på nytt från banken. Ingenting är inläst.',
    replaceLine('70', (line) => line.replace('00000003', '00000004')),
  ],
  ['Rad 3 i filen går inte att läsa. Hämta filen på nytt från banken.', lines.with(2, '99')],
  ['Rad 15 i filen går inte att läsa. Hämta filen på nytt från banken.', [...lines, lines[1] ?? '']],
])('refuses the whole file: %s', (message, records) => {
  expect(() => read(records)).toThrow(message);
});

const readRecords = (records: readonly string[], ore: number, end: string) =>
  read(inDeposit(records, ore, end));
const refusal = (records: readonly string[]): string => {
  try {
    read(records);
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll('\u00a0', ' ') : 'thrown without a message';
  }
  return 'nothing is wrong';
};
const invalid = (line: number) => `Rad ${line} i filen går inte att läsa. Hämta filen på nytt från banken.`;
const one = record('20', '133', 1000, '2');

test('a payment with all its texts, both names, and no reversal', () => {
  const records = [
    one,
    `25${'Hyra december'.padEnd(50)}`,
    `25${'lgh 1204'.padEnd(50)}`,
    `26${'EVA LIND'.padEnd(35)}${'BO LIND'.padEnd(35)}`,
  ];
  expect(readRecords(records, 1000, counts(1, 0, 0, 1))).toMatchObject({
    entries: [{ message: 'Hyra december lgh 1204', payer: 'EVA LIND BO LIND', isReversal: false }],
    unreadable: [],
    pending: 0,
  });
});

test('a payment without a serial number has no number of the bank', () => {
  expect(readRecords([one.slice(0, 57)], 1000, counts(1, 0, 0, 1))).toMatchObject({
    entries: [{ bankReference: null, message: null, payer: null }],
  });
});

test('a payment of 0 counts, and is left out', () => {
  const records = [one, record('20', '430', 0, '2')];
  expect(readRecords(records, 1000, counts(2, 0, 0, 1))).toMatchObject({ entries: [{ amountOre: 1000 }] });
});

test('a section has its bankgiro, else its plusgiro, without the zeros in front, and is in SEK when it does not say', () => {
  const readSection = (line: string) => {
    const records = inDeposit([one], 1000, counts(1, 0, 0, 1)).with(1, line);
    const [entry] = read(records).entries;
    return [entry?.account, entry?.currency];
  };
  expect(readSection('0500099023460000286543EUR')).toEqual(['9902346', 'EUR']);
  expect(readSection('05          0000206543')).toEqual(['206543', 'SEK']);
  expect(readSection('050000000000          SEK')).toEqual([null, 'SEK']);
  // Some fill the field with blanks. A zero within the number stays.
  expect(readSection('05  50501055          SEK')).toEqual(['50501055', 'SEK']);
  expect(readSection('05              206543SEK')).toEqual(['206543', 'SEK']);
});

test('a file without a section has no payments, and blank lines at its end are no records', () => {
  const records = [lines[0] ?? '', `70${counts(0, 0, 0, 0)}`, '   ', ''];
  expect(read(records)).toMatchObject({ entries: [], withdrawals: 0 });
});

describe('a record in the wrong place', () => {
  const [start = '', section = ''] = lines;
  const deposit15 = inDeposit([one], 1000, counts(1, 0, 0, 1))[3] ?? '';
  test.each([
    ['a second start', [start, start], 2],
    ['a payment before its section', [start, one], 2],
    ['a deposit before its section', [start, deposit15], 2],
    ['a section while payments have no deposit', [start, section, one, section], 4],
    ['a text before a payment', [start, section, `25${'Hyra'.padEnd(50)}`], 3],
    ['a text behind a deposit', [start, section, one, deposit15, `25${'Hyra'.padEnd(50)}`], 5],
    ['an unknown record behind a payment', [start, section, one, '99'], 4],
    ['an unknown record of a payment', [start, section, one, '24'], 4],
    ['an amount below 0', [start, section, one.replace('000000000000001000', '-00000000000001000')], 3],
    ['an amount with a letter', [start, section, one.replace('001000', '00100O')], 3],
    ['a deposit of no day', [start, section, one, deposit15.replace('20261130', '20261131')], 4],
  ])('is refused with its line: %s', (_what, records, line) => {
    expect(refusal(records)).toBe(invalid(line));
  });

  test('a section may follow a deposit', () => {
    const records = [start, section, one, deposit15, section, one, deposit15, `70${counts(2, 0, 0, 2)}`];
    expect(read(records).entries).toHaveLength(2);
  });

  test('a file whose last payments have no deposit is cut off', () => {
    expect(refusal([start, section, one, `70${counts(1, 0, 0, 0)}`])).toBe(
      'Filen är avkortad: slutposten saknas. Hämta den på nytt från banken.',
    );
  });
});

test('a payment has the bankgiro of its sender without the zeros in front, and none when the file has none', () => {
  const readSender = (giro: string) =>
    readRecords([`20${giro}${one.slice(12)}`], 1000, counts(1, 0, 0, 1)).entries[0];
  expect(readSender('0050501055')?.payerAccount).toBe('50501055');
  expect(readSender('  50501055')?.payerAccount).toBe('50501055');
  for (const none of ['0000000000', ' '.repeat(10)])
    expect(readSender(none)).not.toHaveProperty('payerAccount');
});
