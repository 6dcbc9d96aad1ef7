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
