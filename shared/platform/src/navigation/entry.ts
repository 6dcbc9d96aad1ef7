import type { Location } from 'react-router';

/** What we keep with each entry of the browser's history. `index` tells back from forward. */
export interface Entry {
  readonly usr: unknown;
  readonly key: string;
  readonly index: number;
}

const first: Entry = { usr: null, key: 'first', index: 0 };

const entryOf = (state: unknown): Entry => {
  if (typeof state !== 'object' || state === null) return first;
  if (!('index' in state) || typeof state.index !== 'number') return first;
  if (!('key' in state) || typeof state.key !== 'string') return first;
  return { index: state.index, key: state.key, usr: 'usr' in state ? state.usr : null };
};

export interface Place {
  readonly location: Location;
  readonly index: number;
}

export const placeNow = (): Place => {
  const { pathname, search, hash } = window.location;
  const { usr, key, index } = entryOf(window.history.state);
  return { location: { pathname, search, hash, state: usr, key }, index };
};

export const newEntry = (index: number, usr: unknown): Entry => ({
  usr: usr ?? null,
  key: crypto.randomUUID().slice(0, 8),
  index,
});
