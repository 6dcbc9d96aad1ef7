import type { Location } from 'react-router';

/** What we store in `window.history.state`. `index` shows whether a navigation goes back or forward; `usr` is React Router's user state. */
export interface HistoryState {
  readonly usr: unknown;
  readonly key: string;
  readonly index: number;
}

const initialState: HistoryState = { usr: null, key: 'first', index: 0 };

const parseHistoryState = (state: unknown): HistoryState => {
  if (typeof state !== 'object' || state === null) return initialState;
  if (!('index' in state) || typeof state.index !== 'number') return initialState;
  if (!('key' in state) || typeof state.key !== 'string') return initialState;
  return { index: state.index, key: state.key, usr: 'usr' in state ? state.usr : null };
};

export interface HistoryEntry {
  readonly location: Location;
  readonly index: number;
}

export const readCurrentEntry = (): HistoryEntry => {
  const { pathname, search, hash } = window.location;
  const { usr, key, index } = parseHistoryState(window.history.state);
  return { location: { pathname, search, hash, state: usr, key }, index };
};

export const createHistoryState = (index: number, usr: unknown): HistoryState => ({
  usr: usr ?? null,
  key: crypto.randomUUID().slice(0, 8),
  index,
});
