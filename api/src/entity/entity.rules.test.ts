import { checkPlace, checkTypeChange } from './entity.rules';

const estate = { name: 'Fastighet', level: 1, rentable: 0 };
const apartment = { name: 'Lägenhet', level: 2, rentable: 1 };
const parking = { name: 'Parkering', level: 3, rentable: 1 };

test.each([
  [estate, undefined],
  [apartment, estate],
  [parking, estate],
  [parking, apartment],
])('$name may lie under $name', (type, parent) => {
  expect(checkPlace(type, parent)).toEqual({});
});

test.each([
  [estate, estate],
  [estate, apartment],
  [apartment, apartment],
  [apartment, parking],
])('$name may not lie under $name', (type, parent) => {
  expect(checkPlace(type, parent)).toEqual({
    parent_id: [`Ett objekt av typen ${type.name} kan inte ligga under ett av typen ${parent.name}`],
  });
});

test('what has been let stays something that can be let', () => {
  expect(checkTypeChange(estate, { leases: 1, childLevel: undefined })).toEqual({
    entity_type_id: ['Objektet har uthyrningar och kan därför inte bli av typen Fastighet'],
  });
  expect(checkTypeChange(parking, { leases: 1, childLevel: undefined })).toEqual({});
});

test('children must still fit under the new type', () => {
  expect(checkTypeChange(parking, { leases: 0, childLevel: 3 })).toEqual({
    entity_type_id: ['Objektet har underliggande objekt som inte kan ligga under Parkering'],
  });
  expect(checkTypeChange(apartment, { leases: 0, childLevel: 3 })).toEqual({});
});
