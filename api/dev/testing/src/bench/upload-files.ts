import { type ImportCell, makeRecord, toTable } from '@husrum/api-onboarding/testing';
import { createCamtFile } from '@husrum/api-payments/testing';
import { type CellValue, createXlsx } from '@husrum/api-platform';
import { bankFileCalls } from '@husrum/contract/bank-file';
import type { Call } from '@husrum/contract/core';
import { importCalls } from '@husrum/contract/import';
import { createPersonalNumber, toCsv } from '@husrum/format';

export interface UploadFile {
  readonly name: string;
  readonly call: Call;
  readonly content: Buffer;
}

const HOSTILE_BYTES = 9_000_000;

const makeTable = (rows: number) =>
  toTable(
    Array.from({ length: rows }, (_row, n) =>
      makeRecord({
        Fastighet: `Kv. Eken ${Math.floor(n / 100) + 1}`,
        Objektsnamn: `Lgh ${1000 + n}`,
        Hyresgäst: `Hyresgäst ${n}`,
        'Personnummer/organisationsnummer': createPersonalNumber(
          `19${50 + (n % 49)}-0${1 + (n % 9)}-${10 + (n % 18)}`,
          String(100 + (n % 890)),
        ),
        'Kontraktets referens': `K-${n}`,
      }),
    ),
  );

/** No cell of the records is a formula. */
const toCellValue = (cell: ImportCell): CellValue =>
  cell !== null && typeof cell === 'object' ? (cell.date ?? null) : cell;

/** The largest files that are read, and those that once held the server. */
export const createUploadFiles = async (rows: number): Promise<readonly UploadFile[]> => {
  const table = makeTable(rows);
  const [titles = []] = table;
  const xlsx = await createXlsx([
    {
      name: 'Bestånd',
      columns: titles.map((title) => ({ title: String(title), kind: title === 'Start' ? 'date' : 'text' })),
      rows: [table.slice(1).map((row) => row.map(toCellValue))],
    },
  ]);
  const camt = createCamtFile(
    Array.from({ length: rows }, (_payment, n) => ({
      amount: 100 + n,
      message: `Hyra ${n}`,
      payer: `Betalare ${n}`,
    })),
  );
  const csv = toCsv(table.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
  const preview = importCalls.preview;
  return [
    { name: 'citattecken.csv', call: preview, content: Buffer.alloc(HOSTILE_BYTES, '"') },
    { name: 'semikolon.csv', call: preview, content: Buffer.alloc(HOSTILE_BYTES, ';') },
    { name: 'rader.csv', call: preview, content: Buffer.alloc(HOSTILE_BYTES, '\n') },
    { name: 'bestånd.csv', call: preview, content: Buffer.from(csv) },
    { name: 'bestånd.xlsx', call: preview, content: xlsx },
    { name: 'camt.xml', call: bankFileCalls.upload, content: Buffer.from(camt) },
  ];
};
