import type { EntityKind } from './entity.kinds';

export const entityKindLabel: Readonly<Record<EntityKind, { one: string; many: string }>> = {
  estates: { one: 'Fastighet', many: 'Fastigheter' },
  apartments: { one: 'Lägenhet', many: 'Lägenheter' },
  premises: { one: 'Lokal', many: 'Lokaler' },
  villas: { one: 'Villa', many: 'Villor' },
  vacancies: { one: 'Utrymme', many: 'Utrymmen' },
  parkings: { one: 'Parkering', many: 'Parkeringar' },
};
