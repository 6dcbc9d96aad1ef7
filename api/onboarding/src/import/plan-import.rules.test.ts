import {
  type ImportRecord,
  importTypes,
  makeRecord,
  makeVacantRecord,
  parseRecords,
  planImport,
} from './import.test-data';
import type { ExistingPortfolio } from './plan-import.types';

const nothing: ExistingPortfolio = { companies: [], entities: [], tenants: [], leases: [] };
const plan = (records: readonly ImportRecord[], existing: Partial<ExistingPortfolio> = {}) =>
  planImport(parseRecords(records), { ...nothing, ...existing }, importTypes);
const messages = (result: ReturnType<typeof plan>) =>
  result.problems.map(({ row, column, message }) => [row, column, message]);

const berit = {
  Objektsnamn: 'Lgh 1002',
  Hyresgäst: 'Berit Berg',
  'Personnummer/organisationsnummer': '19900101-2385',
};
const company = { id: 7, name: 'Ekens Fastigheter AB', organisation_number: '556016-0680' };
const estate = { id: 70, name: 'Kv. Eken 1', company_id: 7, parent_id: null, entity_type_id: 1 };
const flat = { id: 71, name: 'Lgh 1001', company_id: 7, parent_id: 70, entity_type_id: 2 };
const anna = { id: 9, name: 'Anna Andersson', identifier: '19850412-2386' };

test('rows of one company and one estate create each of them once', () => {
  const result = plan([
    makeRecord(),
    makeRecord({ ...berit, Organisationsnummer: null }),
    makeVacantRecord({ Objektsnamn: 'Lgh 1003' }),
  ]);
  expect(result.problems).toEqual([]);
  expect(result.counts).toEqual({
    companies: { created: 1, reused: 0 },
    estates: { created: 1, reused: 0 },
    entities: { created: 3, reused: 0 },
    tenants: { created: 2, reused: 0 },
    leases: { created: 2, reused: 0 },
  });
  expect(result.companies).toMatchObject([{ address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro' }]);
  expect(result.entities.map(({ parent }) => parent)).toEqual([
    null,
    { index: 0 },
    { index: 0 },
    { index: 0 },
  ]);
  expect(result.tenants).toMatchObject([{ address: { address: 'Storgatan 1' } }, {}]);
});

test('everything that exists is used again, so that a second import creates nothing', () => {
  const result = plan([makeRecord()], {
    companies: [company],
    entities: [estate, flat],
    tenants: [anna],
    leases: [{ id: 90, entity_id: 71, start: '2026-12-01', stop: null, tenantIds: [9] }],
  });
  expect(result.problems).toEqual([]);
  expect(result.counts).toEqual({
    companies: { created: 0, reused: 1 },
    estates: { created: 0, reused: 1 },
    entities: { created: 0, reused: 1 },
    tenants: { created: 0, reused: 1 },
    leases: { created: 0, reused: 1 },
  });
});

test('a row without a start means the lease that runs today', () => {
  const leases = [{ id: 90, entity_id: 71, start: '2020-01-01', stop: null, tenantIds: [9] }];
  const existing = { companies: [company], entities: [estate, flat], tenants: [anna], leases };
  expect(plan([makeRecord({ Start: null })], existing).counts.leases).toEqual({ created: 0, reused: 1 });
  expect(messages(plan([makeRecord()], existing))).toEqual([
    [2, 'start', 'Objektet är redan uthyrt 2020-01-01 – tills vidare'],
  ]);
});

test('an object with the same name elsewhere is another object', () => {
  const elsewhere = { ...flat, parent_id: null };
  const result = plan([makeVacantRecord()], { companies: [company], entities: [estate, elsewhere] });
  expect(result.counts.entities).toEqual({ created: 1, reused: 0 });
  expect(result.entities).toMatchObject([{ company: { id: 7 }, parent: { id: 70 } }]);
});

test('the same object may have several rows if each has a lease of its own period', () => {
  const earlier = {
    Start: '2020-01-01',
    Slut: '2026-11-30',
    Hyresgäst: 'Berit Berg',
    'Personnummer/organisationsnummer': '19900101-2385',
  };
  expect(plan([makeRecord(earlier), makeRecord()]).counts).toMatchObject({
    entities: { created: 1 },
    leases: { created: 2 },
  });
  expect(messages(plan([makeRecord({ ...earlier, Slut: '2026-12-01' }), makeRecord()]))).toEqual([
    [3, 'start', 'Objektet är redan uthyrt under perioden på rad 2'],
  ]);
  expect(messages(plan([makeRecord(), makeRecord()]))).toEqual([
    [3, 'name', 'Objektet finns redan på rad 2'],
  ]);
  expect(messages(plan([makeVacantRecord(), makeVacantRecord({ Objektsnamn: 'LGH 1001' })]))).toEqual([
    [3, 'name', 'Objektet finns redan på rad 2'],
  ]);
});

test('an identity number that a tenant with another name has is a problem; a difference in case is not', () => {
  expect(messages(plan([makeRecord({ Hyresgäst: 'Anders Ek' })], { tenants: [anna] }))).toEqual([
    [2, 'identifier', 'Numret tillhör redan hyresgästen Anna Andersson'],
  ]);
  expect(plan([makeRecord({ Hyresgäst: 'ANNA ANDERSSON' })], { tenants: [anna] }).counts.tenants).toEqual({
    created: 0,
    reused: 1,
  });
});

test('a row with a problem creates nothing; the others are created without it', () => {
  const result = plan([makeRecord({ Telefon: null }), makeRecord(berit)]);
  expect(messages(result)).toEqual([[2, 'phone', 'Telefon måste fyllas i']]);
  expect(result.invalidRows).toBe(1);
  expect(result.counts).toMatchObject({
    companies: { created: 1 },
    estates: { created: 1 },
    entities: { created: 1 },
    tenants: { created: 1 },
    leases: { created: 1 },
  });
});

test('the row of an estate applies to objects above it too, and its problem prevents its objects', () => {
  const estateRow = makeVacantRecord({
    Objektstyp: 'Fastighet',
    Objektsnamn: 'Kv. Eken 1',
    Adress: 'Parkvägen 2',
    'Yta (m²)': null,
    'Hyra per månad': null,
    Byggår: 1962,
  });
  const result = plan([makeVacantRecord(), estateRow]);
  expect(result.entities).toMatchObject([
    { parent: null, input: { address: 'Parkvägen 2', fields: { built: 1962 } } },
    { parent: { index: 0 } },
  ]);
  expect(messages(plan([makeVacantRecord(), { ...estateRow, Byggår: 'länge sedan' }]))).toEqual([
    [2, 'estate', 'Rätta först fastigheten på rad 3'],
    [3, 'field byggår', 'Ange ett tal, till exempel 8 500,50'],
  ]);
});

test('a company needs its number, unless the business has it', () => {
  const row = makeVacantRecord({ Organisationsnummer: null });
  expect(messages(plan([row]))).toEqual([[2, 'organisation_number', 'Organisationsnummer måste fyllas i']]);
  expect(plan([row], { companies: [company] }).counts.companies).toEqual({ created: 0, reused: 1 });
  const namesake = { ...company, id: 8, organisation_number: '559999-0016' };
  expect(messages(plan([row], { companies: [company, namesake] }))).toEqual([
    [2, 'organisation_number', 'Flera företag heter så. Fyll i organisationsnumret.'],
  ]);
});

test('an object that exists must have the same type, and a new one must lie in a type that can contain it', () => {
  expect(
    messages(
      plan([makeVacantRecord({ Objektstyp: 'Lokal' })], { companies: [company], entities: [estate, flat] }),
    ),
  ).toEqual([[2, 'type', 'Objektet finns redan och är av typen Lägenhet']]);
  expect(
    messages(
      plan([makeVacantRecord()], { companies: [company], entities: [{ ...estate, entity_type_id: 2 }] }),
    ),
  ).toEqual([[2, 'estate', 'Ett objekt av typen Lägenhet kan inte ligga under ett av typen Lägenhet']]);
});

test('an address with a problem is reported once, though company, estate and object have it', () => {
  expect(messages(plan([makeVacantRecord({ Postnummer: '7021' })]))).toEqual([
    [
      2,
      'postal_code',
      'Postnumret ska ha fem siffror, till exempel 702 11. Ändra landet om adressen är utomlands.',
    ],
  ]);
});
