import type { WorkItem } from '@husrum/contract/field-work';

/** An address and the work there. */
export interface Place {
  readonly key: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly items: readonly WorkItem[];
}

/** Groups the items by address, in the order of the list. */
export const groupByPlace = (items: readonly WorkItem[]): Place[] => {
  const places = new Map<string, Place>();
  for (const item of items) {
    const { address, city } = item;
    const key = `${address ?? ''}, ${city ?? ''}`;
    const place = places.get(key) ?? { key, address, city, items: [] };
    places.set(key, { ...place, items: [...place.items, item] });
  }
  return [...places.values()];
};

/** A link that opens the address in the phone's map app, or on the web. The result is null without an address. */
export const makeMapLink = ({ address, city }: Pick<Place, 'address' | 'city'>): string | null =>
  address === null
    ? null
    : `https://www.google.com/maps/search/?${new URLSearchParams({
        api: '1',
        query: [address, city].filter(Boolean).join(', '),
      })}`;
