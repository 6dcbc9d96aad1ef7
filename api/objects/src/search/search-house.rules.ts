import type { SearchIndex } from '@husrum/contract/search';

interface HitOfObject {
  kind: SearchIndex;
  subtitle: string;
  house: string | null;
}

/** Adds the house to the subtitle, because many houses have a flat of the same number. A ticket begins with its reference. */
export const addHouseToHit = <H extends HitOfObject>(hit: H): H => {
  const { kind, subtitle, house } = hit;
  const parts = kind === 'tickets' ? [subtitle, house] : [house, subtitle];
  return { ...hit, subtitle: parts.filter(Boolean).join(' · ') };
};
