import { validateParent, validateTypeChange } from './entity.rules';

const estate = { name: 'Fastighet', level: 1, rentable: 0 };
const apartment = { name: 'Lägenhet', level: 2, rentable: 1 };
const parking = { name: 'Parkering', level: 3, rentable: 1 };

test.each([
  [estate, undefined],
  [apartment, estate],
  [parking, estate],
  [parking, apartment],
])('allows $name under $name', (type, parent) => {
  expect(validateParent(type, parent)).toEqual({});
});

test.each([
  [estate, estate],
  [estate, apartment],
  [apartment, apartment],
  [apartment, parking],
])('rejects $name under $name', (type, parent) => {
  expect(validateParent(type, parent)).toEqual({
    parent_id: [`Ett objekt av typen ${type.name} kan inte ligga under ett av typen ${parent.name}`],
  });
});

test('rejects a type that cannot be let for an object with leases', () => {
  expect(validateTypeChange(estate, { leaseCount: 1, lowestChildLevel: undefined })).toEqual({
    entity_type_id: ['Objektet har uthyrningar och kan därför inte bli av typen Fastighet'],
  });
  expect(validateTypeChange(parking, { leaseCount: 1, lowestChildLevel: undefined })).toEqual({});
});

test('rejects a type that the children cannot be placed under', () => {
  expect(validateTypeChange(parking, { leaseCount: 0, lowestChildLevel: 3 })).toEqual({
    entity_type_id: ['Objektet har underliggande objekt som inte kan ligga under Parkering'],
  });
  expect(validateTypeChange(apartment, { leaseCount: 0, lowestChildLevel: 3 })).toEqual({});
});
