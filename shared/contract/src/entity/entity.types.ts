/** The kinds of object, in the order menus show them. `estates` are grouped under companies and hold the others. */
export const entityKinds = ['estates', 'apartments', 'premises', 'villas', 'vacancies', 'parkings'] as const;
export type EntityKind = (typeof entityKinds)[number];
export const entityKindLabel: Readonly<Record<EntityKind, { one: string; many: string }>> = {
  estates: { one: 'Fastighet', many: 'Fastigheter' },
  apartments: { one: 'Lägenhet', many: 'Lägenheter' },
  premises: { one: 'Lokal', many: 'Lokaler' },
  villas: { one: 'Villa', many: 'Villor' },
  vacancies: { one: 'Utrymme', many: 'Utrymmen' },
  parkings: { one: 'Parkering', many: 'Parkeringar' },
};
