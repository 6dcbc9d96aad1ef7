import type { EntityKind } from '@husrum/contract/entity';

export const texts = {
  title: 'Objekt',
  create: 'Skapa objekt',
  created: (name: string) => `${name} skapad`,
  saved: 'Ändringar sparade',
  removed: 'Objektet är borttaget',
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  removeQuestion: 'Objektet och händelserna på det tas bort.',
  removeChildren: (count: number) =>
    count === 1
      ? 'Även det underliggande objektet tas bort, med allt som ligger under det.'
      : `Även de ${count} underliggande objekten tas bort, med allt som ligger under dem.`,
  keepChildren: (place: string) => `Behåll underliggande objekt. De flyttas upp till ${place}.`,
  none: 'Det finns inte några objekt',
  noneText: 'Ett objekt är en fastighet eller något i den som går att hyra ut.',
  noChildren: 'Det finns inga underliggande objekt',
  noRoom: (type: string) => `Under ett objekt av typen ${type} kan inga andra objekt läggas.`,
  feeHint: 'Exklusive moms. Föreslås när objektet hyrs ut.',
  typeChoice: 'Typ av objekt',
  facts: 'Uppgifter',
  children: 'Underliggande objekt',
  createUnder: 'Lägg till underliggande objekt',
} as const;

/** What a list of one kind says when it is empty. */
export const noneOfKind: Readonly<Record<EntityKind, string>> = {
  estates: 'Det finns inte några fastigheter',
  apartments: 'Det finns inte några lägenheter',
  premises: 'Det finns inte några lokaler',
  villas: 'Det finns inte några villor',
  vacancies: 'Inget står vakant',
  parkings: 'Det finns inte några parkeringar',
};
