import { entityKindLabel, type TreeNode } from '@husrum/contract/entity';
import { formatCount } from '@husrum/format';

const vacantBelow = (count: number) => formatCount(count, 'vakant objekt', 'vakanta objekt');

export const entityTreeTexts = {
  title: 'Objektträd',
  hide: 'Dölj objektträdet',
  resize: 'Objektträdets bredd',
  search: 'Sök i trädet',
  hits: 'Träffar',
  noHits: 'Inga träffar',
  moreHits: 'Det finns fler träffar. Skriv mer för att hitta rätt.',
  none: 'Det finns inte några objekt',
  vacant: 'Vakant',
  vacantBelow,
  failed: 'Innehållet kunde inte hämtas. Försök igen',
  /** It is read aloud: `Kv. Eken fastighet 3 vakanta objekt under`. */
  kind: ({ kind }: TreeNode): string => (kind === null ? 'företag' : entityKindLabel[kind].one.toLowerCase()),
  countedBelow: (count: number): string => (count === 1 ? 'vakant objekt under' : 'vakanta objekt under'),
  within: 'i',
} as const;
