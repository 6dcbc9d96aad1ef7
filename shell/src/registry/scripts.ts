type Prepare = (script: HTMLScriptElement) => void;

declare global {
  /** Every bundle of the page shows each script to this before it is fetched (shared/build/src/integrity.ts). */
  var husrumScript: Prepare | undefined;
}

const refused = new Map<string, number>();
const elsewhere = new Map<string, string>();

const movedTo = (url: string): string | undefined => {
  const { origin, pathname } = new URL(url);
  const from =
    origin === window.location.origin && [...elsewhere.keys()].find((path) => pathname.startsWith(path));
  return from ? `${elsewhere.get(from)}${pathname}` : undefined;
};

/** What was refused may lie in the browser's cache, and there for a year: it is asked for under another address. */
const prepare: Prepare = (script) => {
  const asked = script.src;
  const moved = movedTo(asked);
  if (moved) Object.assign(script, { src: moved, crossOrigin: 'anonymous' });
  const at = refused.get(asked);
  if (at) script.src += `?again=${at}`;
  script.addEventListener('error', () => refused.set(asked, Date.now()));
};

export const prepareScripts = (): void => {
  globalThis.husrumScript = prepare;
};

/** Scripts under this path of the page are fetched from another origin. */
export const fetchFrom = (path: string, origin: string): void => {
  elsewhere.set(path, origin);
};

export const isFetchedElsewhere = (): boolean => elsewhere.size > 0;
