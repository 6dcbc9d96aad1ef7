import { ValidationError } from 'yup';
import { type EntityType, entityInputForType, type TypeField } from './';

const apartment: EntityType = {
  id: 2,
  name: 'Lägenhet',
  kind: 'apartments',
  icon: 'apartment',
  level: 2,
  rentable: 1,
  organisation_tax_rate: 0,
  private_tax_rate: 0,
  fields: [
    { key: 'number', title: 'Lägenhetsnummer', type: 'string', options: [], order: 1 },
    { key: 'area', title: 'Yta (m²)', type: 'number', options: [], order: 2 },
    { key: 'rooms', title: 'Antal rum', type: 'list', options: ['1 rok', '2 rok'], order: 3 },
    { key: 'balcony', title: 'Balkong', type: 'boolean', options: [], order: 4 },
  ],
};
const estate: EntityType = { ...apartment, id: 1, name: 'Fastighet', kind: 'estates', rentable: 0 };
const validInput = {
  name: 'Lgh 1001',
  address: 'Storgatan 1',
  postal_code: '702 11',
  city: 'Örebro',
  entity_type_id: 2,
  company_id: 1,
  fee: 8500,
  fields: { area: 62.5 },
};

const errorsOf = (type: EntityType, value: unknown): Record<string, string> => {
  try {
    entityInputForType(type).validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
};

test('drops unknown fields and fills missing ones with their empty value', () => {
  const value = entityInputForType(apartment).validateSync(
    { ...validInput, fields: { area: '62.5', number: ' 1001 ', rooms: '', other: 'x' } },
    { stripUnknown: true },
  );
  expect(value.fields).toEqual({ number: '1001', area: 62.5, rooms: null, balcony: false });
  expect(value).toMatchObject({ country: 'Sverige', payment_interval: 'MONTHLY', fee_as_m2: false });
});

test('requires rent for rentable types only', () => {
  expect(errorsOf(apartment, { ...validInput, fee: null })).toEqual({ fee: 'Hyra måste fyllas i' });
  expect(errorsOf(apartment, { ...validInput, fee: 0 })).toEqual({});
  expect(errorsOf(estate, { ...validInput, fee: null })).toEqual({});
});

test('accepts a rent with two decimals, and for an object with an area a rent per m² with four', () => {
  expect(errorsOf(apartment, { ...validInput, fee: 8500.505 })).toEqual({
    fee: 'Hyra får ha högst två decimaler',
  });
  expect(errorsOf(apartment, { ...validInput, fee: 129.516, fee_as_m2: true })).toEqual({});
  expect(errorsOf(apartment, { ...validInput, fee: 129.51601, fee_as_m2: true })).toEqual({
    fee: 'Hyra per m² får ha högst fyra decimaler',
  });
  expect(errorsOf(apartment, { ...validInput, fee: 129.5, fee_as_m2: true, fields: {} })).toEqual({
    fee_as_m2: 'Fyll i objektets yta för att kunna ange hyran per m²',
  });
});

test('accepts an area with two decimals, because no more are shown', () => {
  expect(errorsOf(apartment, { ...validInput, fields: { area: 50.13 } })).toEqual({});
  expect(errorsOf(apartment, { ...validInput, fields: { area: 50.12849 } })).toEqual({
    'fields.area': 'Ytan får ha högst två decimaler',
  });
});

test('a year of construction is a year, and the size of a plot is not negative', () => {
  const toField = (key: string, title: string, order: number): TypeField => ({
    key,
    title,
    type: 'number',
    options: [],
    order,
  });
  const type: EntityType = {
    ...apartment,
    fields: [toField('built', 'Byggår', 1), toField('plot_area', 'Tomtareal (m²)', 2)],
  };
  const errorsOfFields = (fields: Record<string, number>) => errorsOf(type, { ...validInput, fields });
  expect(errorsOfFields({ built: 1965, plot_area: 1250.5 })).toEqual({});
  expect(errorsOfFields({ built: 1.5 })).toEqual({
    'fields.built': 'Byggår ska vara ett årtal, till exempel 1965',
  });
  expect(errorsOfFields({ built: -5, plot_area: -4 })).toEqual({
    'fields.built': 'Byggår ska vara ett årtal, till exempel 1965',
    'fields.plot_area': 'Tomtareal (m²) måste vara minst 0',
  });
});

test('validates the fields of the type, and names each in its error', () => {
  const fields = { area: -1, number: 'x'.repeat(201), rooms: '17 rok', balcony: 'kanske' };
  expect(errorsOf(apartment, { ...validInput, fields })).toEqual({
    'fields.area': 'Ytan måste vara större än 0',
    'fields.number': 'Lägenhetsnummer får ha högst 200 tecken',
    'fields.rooms': 'Antal rum har ett värde som inte finns att välja',
    'fields.balcony': 'Balkong har ett ogiltigt värde',
  });
});
