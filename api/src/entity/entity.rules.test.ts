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
])('object %i under object %j', (id, parentId, errors) => {
  expect(validateOwnParent(id, parentId)).toEqual(errors);
});

const nothing = { leases: 0, inspections: 0 };
test.each([
  ['nothing', nothing, nothing, undefined],
  ['a lease', { leases: 1, inspections: 2 }, { leases: 1, inspections: 2 }, 'det har uthyrningar'],
  [
    'an inspection',
    { leases: 0, inspections: 1 },
    { leases: 3, inspections: 1 },
    'det har registrerade besiktningar',
  ],
  ['a lease below', nothing, { leases: 1, inspections: 1 }, 'underliggande objekt har uthyrningar'],
  [
    'an inspection below',
    nothing,
    { leases: 0, inspections: 1 },
    'underliggande objekt har registrerade besiktningar',
  ],
])('an object with %s', (_case, own, withChildren, reason) => {
  const problem = findRemovalProblem(own, withChildren);
  if (reason === undefined) expect(problem).toBeUndefined();
  else expect(problem).toMatch(`Objektet kan inte tas bort eftersom ${reason}`);
});
