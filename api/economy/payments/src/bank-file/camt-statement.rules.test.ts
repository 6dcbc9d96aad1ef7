import { createCamtFile } from './bank-file.test-data';
import { readBankFile } from './read-bank-file.rules';

const ACCOUNT = 'SE4550000000058398257466';

const balance = (code: string, amount: string, day: string | null, currency = 'SEK', direction = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${day === null ? '' : `<Dt><Dt>${day}</Dt></Dt>`}</Bal>`;
const period = (from: string, to: string) =>
  `<FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T23:59:59</ToDtTm></FrToDt>`;
const readStatements = (before: string, format: 'camt.053' | 'camt.054' = 'camt.053', amount = 100) => {
  const file = createCamtFile([{ amount, bookedOn: '2026-11-27' }], { bankgiro: null, format });
  return readBankFile(Buffer.from(file.replace('</Acct>', `</Acct>${before}`))).statements;
};
const opening = balance('OPBD', '1000.00', '2026-11-27');
const closing = balance('CLBD', '1100.00', '2026-11-27');
const friday = {
  account: ACCOUNT,
  fromOn: '2026-11-27',
  toOn: '2026-11-27',
  openingOre: 100_000,
  closingOre: 110_000,
} as const;

test('a statement has its balances and its day', () => {
  expect(readStatements(opening + closing)).toEqual([friday]);
});

test('its days are those that it states, also when its opening balance has the day before', () => {
  const dayBefore = balance('OPBD', '1000.00', '2026-11-26');
  expect(readStatements(dayBefore + closing)).toEqual([{ ...friday, fromOn: '2026-11-26' }]);
  // The period comes before the account in a file, but elements are found by name.
  expect(readStatements(period('2026-11-27', '2026-11-27') + dayBefore + closing)).toEqual([friday]);
  expect(readStatements(balance('PRCD', '1000.00', '2026-11-26') + closing)).toEqual([friday]);
  expect(
    readStatements(period('2026-11-24', '2026-11-27') + opening + balance('CLBD', '1100.00', null)),
  ).toEqual([{ ...friday, fromOn: '2026-11-24' }]);
});

test('a balance below zero is negative', () => {
  const overdrawn = balance('OPBD', '30.00', '2026-11-27', 'SEK', 'DBIT');
  expect(readStatements(overdrawn + balance('CLBD', '70.00', '2026-11-27'))).toMatchObject([
    { openingOre: -3000, closingOre: 7000 },
  ]);
});

test('a statement with a balance at the end of each day is one for each', () => {
  const thursday = balance('OPBD', '1000.00', '2026-11-26') + balance('CLBD', '1000.00', '2026-11-26');
  expect(readStatements(thursday + closing)).toEqual([
    { ...friday, fromOn: '2026-11-26', toOn: '2026-11-26', closingOre: 100_000 },
    friday,
  ]);
});

test.each([
  ['a notification', opening + closing, 'camt.054'],
  ['a statement without a balance at the beginning', closing, 'camt.053'],
  ['one without a balance at the end', opening, 'camt.053'],
  [
    'one in another currency',
    balance('OPBD', '1000.00', '2026-11-27', 'EUR') + balance('CLBD', '1100.00', '2026-11-27', 'EUR'),
    'camt.053',
  ],
  ['one without any day', balance('OPBD', '1000.00', null) + balance('CLBD', '1100.00', null), 'camt.053'],
] as const)('%s has none to remember', (_what, before, format) => {
  expect(readStatements(before, format) ?? []).toEqual([]);
});
