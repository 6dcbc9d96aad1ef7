import { createCamtFile } from './bank-file.test-data';
import { describeBankCsv, readBankFile } from './read-bank-file.rules';
import vectors from './vectors/bank-file.vectors.json';

const refusal = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll('\u00a0', ' ') : 'thrown without a message';
  }
  return 'nothing is wrong';
};

const header = 'Datum;Belopp;Meddelande';
const COLUMNS = { day: 0, amount: 1, text: 2, reference: null, payer: null };
const createCsv = (payments: number, unreadable: number): string =>
  [
    header,
    ...Array.from({ length: payments }, (_, index) => `2026-11-20;100,00;avi ${index}`),
    ...Array.from({ length: unreadable }, () => '2026-11-20;hundra;avi'),
    '',
  ].join('\n');
const readCsv = (payments: number, unreadable: number) =>
  readBankFile(Buffer.from(createCsv(payments, unreadable)), COLUMNS);

test('a file has at most 10 000 payments, those that cannot be read included', () => {
  expect(readCsv(9999, 1).entries).toHaveLength(9999);
  expect(refusal(() => readCsv(10_000, 1))).toBe(
    'Filen har fler än 10 000 betalningar. Välj färre dagar i banken.',
  );
});

test('the columns of a CSV file are described, and those of another bank file are refused', () => {
  const notCsv = 'Filen är ingen CSV-fil, så den har inga kolumner att välja.';
  expect(refusal(() => describeBankCsv(Buffer.from(createCsv(2, 0))))).toBe('nothing is wrong');
  expect(refusal(() => describeBankCsv(Buffer.from(createCamtFile([{ amount: 1 }]))))).toBe(notCsv);
  expect(refusal(() => describeBankCsv(Buffer.from(vectors.bgmax.lines.join('\r\n'), 'latin1')))).toBe(
    notCsv,
  );
});
