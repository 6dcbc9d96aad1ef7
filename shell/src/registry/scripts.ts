import { LOAD_TIMEOUT_MS } from '@husrum/platform/shell';

type Prepare = (script: HTMLScriptElement) => void;

declare global {
  /** Every bundle of the page shows each script to this before it is fetched (shared/build/src/integrity.ts). */
  var husrumScript: Prepare | undefined;
}

const distrusted = new Map<string, number>();
const elsewhere = new Map<string, string>();

const movedTo = (url: string): string | undefined => {
  const { origin, pathname } = new URL(url);
  const from =
    origin === window.location.origin && [...elsewhere.keys()].find((path) => pathname.startsWith(path));
  return from ? `${elsewhere.get(from)}${pathname}` : undefined;
};

const absolute = (url: string): string => new URL(url, window.location.href).href;

/**
 * What was refused may lie in the browser's cache, and there for a year; what failed as a preload fails as a script, and
 * what never came is waited for by all who ask for it. From now on it is asked for under another address.
 */
export const distrust = (url: string): void => {
  distrusted.set(absolute(url), Date.now());
};

export const addressOf = (url: string): string => {
  const at = distrusted.get(absolute(url));
  return at ? `${url}?again=${at}` : url;
};

const prepare: Prepare = (script) => {
  const asked = script.src;
  const moved = movedTo(asked);
  if (moved) Object.assign(script, { src: moved, crossOrigin: 'anonymous' });
  script.src += addressOf(asked).slice(asked.length);
  const late = setTimeout(() => distrust(asked), LOAD_TIMEOUT_MS);
  script.addEventListener('load', () => clearTimeout(late));
  script.addEventListener('error', () => {
    clearTimeout(late);
    distrust(asked);
  });
};

export const prepareScripts = (): void => {
  globalThis.husrumScript = prepare;
};

/** Scripts under this path of the page are fetched from another origin. */
export const fetchFrom = (path: string, origin: string): void => {
  elsewhere.set(path, origin);
};

/** All scripts are the page's own again. */
export const fetchHere = (): void => elsewhere.clear();

export const isFetchedElsewhere = (): boolean => elsewhere.size > 0;
