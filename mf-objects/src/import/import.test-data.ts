import type { ImportPreview, ImportResult } from '@husrum/contract/import';

export const makePreview = (changes: Partial<ImportPreview> = {}): ImportPreview => ({
  id: 5,
  name: 'bestånd.xlsx',
  rows: 3,
  invalid_rows: 0,
  counts: {
    companies: { created: 0, reused: 1 },
    estates: { created: 1, reused: 0 },
    entities: { created: 3, reused: 0 },
    tenants: { created: 2, reused: 0 },
    leases: { created: 2, reused: 0 },
  },
  ignored_columns: [],
  sample: [
    {
      row: 2,
      company: 'Ekens Fastigheter AB',
      estate: 'Kv. Eken 1',
      type: 'Lägenhet',
      name: 'Lgh 1001',
      address: 'Storgatan 1',
      rent: '8 500 kr/mån',
      tenant: 'Anna Andersson',
      start: '2026-12-01',
    },
  ],
  problems: [],
  problems_total: 0,
  warnings: [],
  warnings_total: 0,
  ...changes,
});

export const makeResult = (changes: Partial<ImportResult> = {}): ImportResult => ({
  id: 5,
  counts: makePreview().counts,
  skipped_rows: 0,
  companies: [{ id: 7, name: 'Ekens Fastigheter AB' }],
  ...changes,
});
