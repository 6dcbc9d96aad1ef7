import { type EntityKind, type EntityType, entityKindLabel } from '@husrum/contract/entity';
import { listImportColumns } from './import.columns';
import type { ImportCell } from './import-cell.rules';
import { readImportHeader } from './import-header.rules';
import type { ParsedRow } from './import-row.types';
import { parseImportRow, toTypeCatalogue } from './parse-import-row.rules';
import { startPlan } from './plan-import.rules';
import type { ImportPlan } from './plan-import.types';
import { toRawRows } from './to-raw-rows.rules';

const makeType = (
  id: number,
  kind: EntityKind,
  level: number,
  fields: EntityType['fields'],
  taxRate = 0,
): EntityType => ({
  id,
  kind,
  level,
  fields,
  name: entityKindLabel[kind].one,
  icon: 'x',
  rentable: kind === 'estates' ? 0 : 1,
  organisation_tax_rate: taxRate,
  private_tax_rate: taxRate,
});

/** Types of objects for rule tests. */
export const importTypes: readonly EntityType[] = [
  makeType(1, 'estates', 1, [{ key: 'built', title: 'Byggår', type: 'number', options: [], order: 1 }]),
  makeType(2, 'apartments', 2, [
    { key: 'area', title: 'Yta (m²)', type: 'number', options: [], order: 1 },
    { key: 'rooms', title: 'Antal rum', type: 'list', options: ['1 rok', '1,5 rok', '2 rok'], order: 2 },
    { key: 'balcony', title: 'Balkong', type: 'boolean', options: [], order: 3 },
  ]),
  makeType(3, 'premises', 2, [{ key: 'area', title: 'Yta (m²)', type: 'number', options: [], order: 1 }]),
  makeType(
    5,
    'parkings',
    3,
    [{ key: 'number', title: 'Platsnummer', type: 'string', options: [], order: 1 }],
    25,
  ),
];

export const TODAY = '2026-11-20';

export type ImportRecord = Readonly<Record<string, ImportCell>>;

/** A complete row with a tenant and a lease, by the titles of the columns. */
export const makeRecord = (changes: ImportRecord = {}): ImportRecord => ({
  Företag: 'Ekens Fastigheter AB',
  Organisationsnummer: '556016-0680',
  Fastighet: 'Kv. Eken 1',
  Objektstyp: 'Lägenhet',
  Objektsnamn: 'Lgh 1001',
  Adress: 'Storgatan 1',
  Postnummer: '70211',
  Ort: 'Örebro',
  'Yta (m²)': 62.5,
  'Hyra per månad': 8500,
  Hyresgäst: 'Anna Andersson',
  'Personnummer/organisationsnummer': '19850412-2386',
  Telefon: '070-174 06 05',
  Start: '2026-12-01',
  ...changes,
});

/** A row without tenant and lease. */
export const makeVacantRecord = (changes: ImportRecord = {}): ImportRecord =>
  makeRecord({
    Hyresgäst: null,
    'Personnummer/organisationsnummer': null,
    Telefon: null,
    Start: null,
    ...changes,
  });

/** The records as a table whose first row has the titles of all their columns. */
export const toTable = (records: readonly ImportRecord[]): ImportCell[][] => {
  const titles = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [titles, ...records.map((record) => titles.map((title) => record[title] ?? null))];
};

export const parseRecords = (records: readonly ImportRecord[]): ParsedRow[] => {
  const columns = listImportColumns(importTypes);
  const table = toTable(records);
  const { header, error } = readImportHeader(table, columns);
  if (header === undefined) throw new Error(error);
  const titles = new Map(columns.map(({ key, title }) => [key, title]));
  const catalogue = toTypeCatalogue(importTypes);
  return toRawRows(table, header).map((raw) => parseImportRow(raw, catalogue, { today: TODAY, titles }));
};

/** The plan of all rows at once. */
export const planImport = (...input: Parameters<typeof startPlan>): ImportPlan => {
  const { ordered, add, finish } = startPlan(...input);
  for (const row of ordered) add(row);
  return finish();
};
