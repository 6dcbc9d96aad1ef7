/**
 * The kinds of objects, in menu order. `estates` belong to companies and contain the other kinds.
 * `vacancies` means two things in the product specification: a kind (a space such as a cellar or a store room), and, in
 * /entity/type/vacancies, the list of all vacant rentable objects. Spaces are found by type in the list of all objects.
 */
export const entityKinds = ['estates', 'apartments', 'premises', 'villas', 'vacancies', 'parkings'] as const;
export type EntityKind = (typeof entityKinds)[number];
export const isEntityKind = (value: string): value is EntityKind =>
  entityKinds.some((kind) => kind === value);
