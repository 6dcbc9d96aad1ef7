/**
 * The kinds of objects, in menu order. `estates` belong to companies and contain the other kinds. `vacancies` is the word of the
 * product specification for spaces (Utrymme), such as a cellar or a store room.
 */
export const entityKinds = ['estates', 'apartments', 'premises', 'villas', 'vacancies', 'parkings'] as const;
export type EntityKind = (typeof entityKinds)[number];
export const isEntityKind = (value: string): value is EntityKind =>
  entityKinds.some((kind) => kind === value);

/**
 * What the lists of /entity/type/:type contain, in menu order: the objects of one kind, let and vacant. As the list, `vacancies` is
 * what is vacant, of all kinds; the spaces have a list of their own.
 */
export const entityListTypes = [
  'estates',
  'apartments',
  'premises',
  'villas',
  'spaces',
  'parkings',
  'vacancies',
] as const;
export type EntityListType = (typeof entityListTypes)[number];
export const isEntityListType = (value: string): value is EntityListType =>
  entityListTypes.some((type) => type === value);

/** The kind whose objects the list contains. Null: it contains the vacant objects of all kinds. */
export const kindOfList = (type: EntityListType): EntityKind | null => {
  if (type === 'vacancies') return null;
  return type === 'spaces' ? 'vacancies' : type;
};
