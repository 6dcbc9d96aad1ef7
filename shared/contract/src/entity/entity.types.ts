/**
 * The kinds of object, in the order menus show them. `estates` are grouped under companies and hold the others.
 * `vacancies` is two things in the product spec: a type like the others (a space beside a dwelling: a cellar, a store),
 * and, in /entity/type/vacancies, the list of everything that stands vacant. A list of one kind of vacant thing would
 * help nobody, and the number beside the menu counts them all; spaces are found by type in the list of all objects.
 */
export const entityKinds = ['estates', 'apartments', 'premises', 'villas', 'vacancies', 'parkings'] as const;
export type EntityKind = (typeof entityKinds)[number];
export const isEntityKind = (value: string): value is EntityKind =>
  entityKinds.some((kind) => kind === value);
export const entityKindLabel: Readonly<Record<EntityKind, { one: string; many: string }>> = {
  estates: { one: 'Fastighet', many: 'Fastigheter' },
  apartments: { one: 'Lägenhet', many: 'Lägenheter' },
  premises: { one: 'Lokal', many: 'Lokaler' },
  villas: { one: 'Villa', many: 'Villor' },
  vacancies: { one: 'Utrymme', many: 'Utrymmen' },
  parkings: { one: 'Parkering', many: 'Parkeringar' },
};
