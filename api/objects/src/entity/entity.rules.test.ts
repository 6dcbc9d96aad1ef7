import { findRemovalProblem, validateOwnParent, validateParent, validateTypeChange } from './entity.rules';

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

test.each([
  [7, null, {}],
  [7, 6, {}],
  [7, 7, { parent_id: ['Ett objekt kan inte ligga under sig självt'] }],
])('object %i with the parent %j gives the errors %j', (id, parentId, errors) => {
  expect(validateOwnParent(id, parentId)).toEqual(errors);
});

const noRecords = { leases: 0, inspections: 0 };
test.each([
  ['no records', undefined, noRecords, noRecords],
  ['a lease', 'det har uthyrningar', { leases: 1, inspections: 2 }, { leases: 1, inspections: 2 }],
  [
    'an inspection',
    'det har registrerade besiktningar',
    { leases: 0, inspections: 1 },
    { leases: 3, inspections: 1 },
  ],
  ['a lease below it', 'underliggande objekt har uthyrningar', noRecords, { leases: 1, inspections: 1 }],
  [
    'an inspection below it',
    'underliggande objekt har registrerade besiktningar',
    noRecords,
    { leases: 0, inspections: 1 },
  ],
])('what prevents the removal of an object with %s: %s', (_records, reason, own, ofAllRemoved) => {
  const problem = findRemovalProblem(own, ofAllRemoved);
  if (reason === undefined) expect(problem).toBeUndefined();
  else expect(problem).toMatch(`Objektet kan inte tas bort eftersom ${reason}`);
});
