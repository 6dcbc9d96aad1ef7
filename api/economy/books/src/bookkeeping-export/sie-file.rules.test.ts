import { createHash } from 'node:crypto';
import { type SieFile, writeSie } from './sie-file.rules';
import { readSie } from './sie-file.test-data';
import vectors from './vectors/sie.vectors.json';

const example: SieFile = {
  program: 'Hyressystem',
  createdOn: '2026-11-20',
  createdBy: 'system',
  organisationNumber: '559999-0016',
  companyName: 'Åkeröfastigheter i Örebro AB',
  fiscalYears: [{ start: '2026-01-01', stop: '2026-12-31' }],
  accounts: [
    { number: 1510, name: 'Kundfordringar', type: 'T' },
    { number: 1930, name: 'Företagskonto', type: 'T' },
    { number: 2611, name: 'Utgående moms på försäljning inom Sverige, 25 %', type: 'S' },
    { number: 3001, name: 'Hyror 25 % moms', type: 'I' },
    { number: 3004, name: 'Hyror momsfria', type: 'I' },
    { number: 3740, name: 'Öres- och kronutjämning', type: 'I' },
  ],
  dimensions: [{ number: 6, name: 'Projekt' }],
  objects: [{ dimension: 6, code: 'FAST1', name: 'Kvarteret "Björnen"' }],
  vouchers: [
    {
      series: 'H',
      number: '10234',
      date: '2026-12-01',
      text: 'Hyresavi 10234 Åkesson',
      registeredOn: '2026-11-20',
      lines: [
        { account: 1510, ore: 850_000, date: '2026-12-01', text: 'OCR 102343' },
        {
          account: 3004,
          ore: -850_000,
          object: { dimension: 6, code: 'FAST1' },
          date: '2026-12-01',
          text: 'Hyra december lgh 1101',
        },
      ],
    },
    {
      series: 'H',
      number: '10235',
      date: '2026-12-01',
      text: 'Hyresavi 10235 lokal',
      registeredOn: '2026-11-20',
      lines: [
        { account: 1510, ore: 1_543_200 },
        { account: 3001, ore: -1_234_567 },
        { account: 2611, ore: -308_642 },
        { account: 3740, ore: 9 },
      ],
    },
    {
      series: 'B',
      number: '1',
      date: '2026-11-30',
      text: 'Inbetalning bankgiro 991-2346',
      registeredOn: '2026-11-30',
      lines: [
        { account: 1930, ore: 2_393_200 },
        { account: 1510, ore: -850_000 },
        { account: 1510, ore: -1_543_200 },
      ],
    },
  ],
};

test('writes the worked example byte for byte', () => {
  const bytes = writeSie(example);
  expect(bytes.toString('base64')).toBe(vectors.base64_cp437);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(vectors.sha256_cp437);
});

const write = (change: Partial<SieFile>): string => writeSie({ ...example, ...change }).toString('latin1');
const withVoucher = (lines: SieFile['vouchers'][number]['lines'], text = ''): Partial<SieFile> => ({
  vouchers: [{ series: '', number: '', date: '2026-11-20', text, registeredOn: '2026-11-21', lines }],
});

test('writes empty series and numbers, and omits the lines whose values are not known', () => {
  const text = write({
    organisationNumber: null,
    fiscalYears: [],
    dimensions: [],
    objects: [],
    ...withVoucher([]),
  });
  expect(text).toContain('#VER "" "" 20261120 "" 20261121\r\n{\r\n}\r\n');
  expect(text).not.toMatch(/#ORGNR|#RAR|#DIM|#OBJEKT/);
});

test('a line with a text and no date has an empty date before the text', () => {
  const lines = [
    { account: 1510, ore: 5, text: 'OCR 1' },
    { account: 3740, ore: -5 },
  ];
  expect(write(withVoucher(lines))).toContain('#TRANS 1510 {} 0.05 "" "OCR 1"\r\n#TRANS 3740 {} -0.05\r\n');
});

test('a quote, a backslash, a line break and a foreign letter cannot break a line', () => {
  const text = 'Ann "Bo"\r\n#TRANS 1930 {} 1.00\\ 李';
  expect(write(withVoucher([], text))).toContain('"Ann \\"Bo\\" #TRANS 1930 {} 1.00/ Li" 20261121\r\n');
  expect(readSie(writeSie({ ...example, ...withVoucher([], text) })).vouchers).toEqual([
    { date: '2026-11-20', text: 'Ann "Bo" #TRANS 1930 {} 1.00/ Li', lines: [] },
  ]);
});

test('refuses to write a voucher that does not balance', () => {
  const lines = [
    { account: 1510, ore: 10_000 },
    { account: 3004, ore: -9900 },
  ];
  expect(() => write(withVoucher(lines, 'Hyra'))).toThrow('The voucher "Hyra" does not balance: 100 öre');
});

test('the reader that the tests use reads the example, and refuses a file that is not SIE or does not balance', () => {
  const { labels, vouchers } = readSie(writeSie(example));
  expect(labels.get('#FNAMN')).toEqual([['Åkeröfastigheter i Örebro AB']]);
  expect(vouchers[1]).toEqual({
    date: '2026-12-01',
    text: 'Hyresavi 10235 lokal',
    lines: [
      { account: 1510, ore: 1_543_200 },
      { account: 3001, ore: -1_234_567 },
      { account: 2611, ore: -308_642 },
      { account: 3740, ore: 9 },
    ],
  });
  expect(() => readSie(Buffer.from('<!DOCTYPE HTML>'))).toThrow('Not a SIE file');
  const unbalanced = writeSie(example).toString('latin1').replace(' 0.09', ' 0.10');
  expect(() => readSie(Buffer.from(unbalanced, 'latin1'))).toThrow('Unbalanced');
});

test('the year before is -1', () => {
  const text = write({
    fiscalYears: [
      { start: '2026-07-01', stop: '2027-06-30' },
      { start: '2025-07-01', stop: '2026-06-30' },
    ],
  });
  expect(text).toContain('#RAR 0 20260701 20270630\r\n#RAR -1 20250701 20260630\r\n');
});
