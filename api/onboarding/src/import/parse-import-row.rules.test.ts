import { type ImportRecord, makeRecord, makeVacantRecord, parseRecords } from './import.test-data';
import { importTexts } from './import.texts';

const parse = (record: ImportRecord) => {
  const [row] = parseRecords([record]);
  if (!row) throw new Error('the row is empty');
  return row;
};
const problemsOf = (changes: ImportRecord) =>
  parse(makeRecord(changes)).problems.map(({ column, message }) => [column, message]);

test('a row is read as an object, a tenant and a lease, with the defaults of the forms', () => {
  const row = parse(makeRecord());
  expect(row.problems).toEqual([]);
  expect(row.company).toMatchObject({ name: 'Ekens Fastigheter AB', number: '556016-0680' });
  expect(row.entity?.value).toMatchObject({
    name: 'Lgh 1001',
    postal_code: '702 11',
    country: 'Sverige',
    entity_type_id: 2,
    fee: 8500,
    payment_interval: 'MONTHLY',
    fields: { area: 62.5, rooms: null, balcony: false },
  });
  expect(row.tenant?.input.value).toEqual({
    name: 'Anna Andersson',
    identifier: '19850412-2386',
    organisation: false,
    phone: '070-174 06 05',
    email: null,
    billing_email: null,
  });
  expect(row.lease?.terms.value).toEqual({
    reference: null,
    start: '2026-12-01',
    stop: null,
    fee: 8500,
    fee_as_m2: false,
    tax_rate: 0,
    payment_interval: 'MONTHLY',
    notice_length: 3,
    notice_type: 'MONTH',
  });
});

test.each([
  ['8001,5', '8\u00a0001,50\u00a0kr/mån'],
  ['8001', '8\u00a0001\u00a0kr/mån'],
])('the rent %s is shown as an amount', (typed, shown) => {
  expect(parse(makeRecord({ 'Hyra per månad': typed })).rent).toBe(shown);
});

test('a row without tenant is a vacant object', () => {
  const row = parse(makeVacantRecord());
  expect(row).toMatchObject({ problems: [], tenant: null, lease: null });
});

test('the identity number decides whether the tenant is an organisation, and the type of object decides the notice period and the VAT', () => {
  const shop = parse(
    makeRecord({
      Objektstyp: 'lokaler',
      'Personnummer/organisationsnummer': '5560160680',
      Hyresgäst: 'Butiken AB',
    }),
  );
  expect(shop.tenant?.input.value).toMatchObject({ organisation: true, identifier: '556016-0680' });
  expect(shop.lease?.terms.value).toMatchObject({ notice_length: 9 });
  const place = parse(makeRecord({ Objektstyp: 'P-plats', 'Yta (m²)': null }));
  expect(place.lease?.terms.value).toMatchObject({ tax_rate: 25 });
});

test('without a start, the lease starts today, as in the form', () => {
  expect(parse(makeRecord({ Start: null })).lease).toMatchObject({
    hasStart: false,
    terms: { value: { start: '2026-11-20' } },
  });
});

test('cells that cannot be read are problems of their columns', () => {
  expect(
    problemsOf({
      Organisationsnummer: '556016-0681',
      Objektstyp: 'Slott',
      'Hyra per månad': 'dyrt',
      'Personnummer/organisationsnummer': '19850412-2387',
      // Not reported: without a known type of object, the lease is not read.
      Start: '01/12/2026',
    }).map(([column]) => column),
  ).toEqual(['organisation_number', 'type', 'rent_per_month', 'identifier']);
  expect(problemsOf({ Start: '01/12/2026' })).toEqual([
    ['start', 'Skriv datumet som ÅÅÅÅ-MM-DD. Med snedstreck går dag och månad att förväxla.'],
  ]);
});

test('a filled cell for a field that the type of object does not have is a problem', () => {
  expect(problemsOf({ Platsnummer: '12' })).toEqual([
    ['field platsnummer', 'Lägenhet har inget fält Platsnummer. Lämna cellen tom.'],
  ]);
});

test('a row with cells about a lease needs a tenant', () => {
  const row = parse(makeVacantRecord({ Start: '2026-12-01' }));
  expect(row.problems).toEqual([
    {
      row: 2,
      column: 'tenant',
      message: 'Fyll i hyresgästens namn, eller lämna uppgifterna om uthyrningen tomma',
    },
  ]);
});

test('an estate has no rent, no tenant and lies in no other estate', () => {
  const estate = {
    Objektstyp: 'Fastighet',
    Objektsnamn: 'Kv. Eken 1',
    'Yta (m²)': null,
    'Hyra per månad': null,
  };
  expect(parse(makeVacantRecord(estate))).toMatchObject({ problems: [], estate: null, name: 'Kv. Eken 1' });
  expect(
    problemsOf({ ...estate, Objektsnamn: 'Kv. Alen', 'Hyra per månad': 1 }).map(([column]) => column),
  ).toEqual(['estate', 'rent_per_month', 'tenant']);
});

test('values that the forms would refuse are errors', () => {
  const row = parse(makeRecord({ Postnummer: '7021', 'Yta (m²)': -1, Slut: '2026-01-01', Telefon: '12' }));
  expect(row.entity?.errors?.map(({ path }) => path)).toEqual(['postal_code', 'fields.area']);
  expect(row.tenant?.input.errors).toEqual([
    {
      path: 'phone',
      message: 'Telefonnumret stämmer inte. Skriv till exempel 070-123 45 67 eller +47 22 12 34 56.',
    },
  ]);
  expect(row.lease?.terms.errors).toEqual([
    { path: 'stop', message: 'Slutdatum kan inte vara före startdatum' },
  ]);
});

test('a formula that is not calculated is a problem of its cell, and of no other', () => {
  const isUncalculated = { isUncalculated: true } as const;
  const message = importTexts.uncalculated;
  for (const [title, column] of [
    ['Hyra per månad', 'rent_per_month'],
    ['Objektsnamn', 'name'],
    ['Objektstyp', 'type'],
    ['Företag', 'company'],
    ['Hyresgäst', 'tenant'],
    ['Start', 'start'],
  ] as const)
    expect(parseRecords([makeRecord({ [title]: isUncalculated })])[0]?.problems).toEqual([
      { row: 2, column, message },
    ]);
  expect(parseRecords([makeRecord({ Slut: isUncalculated })])[0]?.problems).toEqual([
    { row: 2, column: 'stop', message },
  ]);
});

test('a date in a column of names is a problem', () => {
  expect(parseRecords([makeRecord({ Objektsnamn: { date: '2026-04-03' } })])[0]?.problems).toEqual([
    { row: 2, column: 'name', message: importTexts.dateInText },
  ]);
});

test('a rent of 0 is a warning, in the column in which it stands', () => {
  const [row] = parseRecords([makeRecord({ 'Hyra per månad': null, 'Hyra per år': 0 })]);
  expect(row).toMatchObject({
    problems: [],
    warnings: [{ row: 2, column: 'rent_per_year', message: importTexts.zeroRent }],
  });
  expect(parseRecords([makeRecord()])[0]?.warnings).toEqual([]);
});
