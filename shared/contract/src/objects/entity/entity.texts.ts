import type { EntityKind } from './entity.kinds';

export const entityKindLabel: Readonly<Record<EntityKind, { one: string; many: string }>> = {
  estates: { one: 'Fastighet', many: 'Fastigheter' },
  apartments: { one: 'Lägenhet', many: 'Lägenheter' },
  premises: { one: 'Lokal', many: 'Lokaler' },
  villas: { one: 'Villa', many: 'Villor' },
  vacancies: { one: 'Utrymme', many: 'Utrymmen' },
  parkings: { one: 'Parkering', many: 'Parkeringar' },
};

/** Errors of the input for an object. */
export const entityInputTexts = {
  areaNotPositive: 'Ytan måste vara större än 0',
  builtNotYear: 'Byggår ska vara ett årtal, till exempel 1965',
  areaDecimals: 'Ytan får ha högst två decimaler',
  areaMissing: 'Fyll i objektets yta för att kunna ange hyran per m²',
  rentMissing: 'Hyra måste fyllas i',
} as const;

/** The rent of an object or a lease has too many decimals. */
export const rentDecimalsText = (isPerSquareMetre: boolean): string =>
  isPerSquareMetre ? 'Hyra per m² får ha högst fyra decimaler' : 'Hyra får ha högst två decimaler';
