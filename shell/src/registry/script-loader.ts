import { LOAD_TIMEOUT_MS } from '@husrum/platform/shell';

type PrepareScript = (script: HTMLScriptElement) => void;

declare global {
  /**
   * Prepares a script. Every bundle on the page calls it for each script, before it fetches the script
   * (shared/build/src/integrity-plugin.ts). Released builds call it by this name, which therefore stays.
   */
  var husrumScript: PrepareScript | undefined;
}

const bustedUrls = new Map<string, number>();
const bustedFolders = new Map<string, number>();
const redirectedPaths = new Map<string, string>();

const findRedirectedUrl = (url: string): string | undefined => {
  const { origin, pathname } = new URL(url);
  const from =
    origin === window.location.origin &&
    [...redirectedPaths.keys()].find((path) => pathname.startsWith(path));
  return from ? `${redirectedPaths.get(from)}${pathname}` : undefined;
};

const toAbsoluteUrl = (url: string): string => new URL(url, window.location.href).href;
const toFolder = (url: string): string => new URL('.', toAbsoluteUrl(url)).href;

/**
 * Gives later requests for the file another URL. Under the same URL, a failed response may be cached for a year, a script
 * fails if its preload failed, and a request waits for an earlier one that hangs.
 */
export const bustCache = (url: string): void => {
  bustedUrls.set(toAbsoluteUrl(url), Date.now());
};

/**
 * Does what `bustCache` does, for all files in the folder of this file. The server's Link header may have preloaded any of
 * them before the shell knew that the folder cannot be reached.
 */
export const bustFolderCache = (url: string): void => {
  bustedFolders.set(toFolder(url), Date.now());
};

/** The URL to request: another one than before if the cache of the file or of its folder is busted. */
export const toCacheBustedUrl = (url: string): string => {
  const bustedAt = Math.max(bustedUrls.get(toAbsoluteUrl(url)) ?? 0, bustedFolders.get(toFolder(url)) ?? 0);
  return bustedAt ? `${url}?again=${bustedAt}` : url;
};

const prepareScript: PrepareScript = (script) => {
  const url = script.src;
  const redirected = findRedirectedUrl(url);
  if (redirected) Object.assign(script, { src: redirected, crossOrigin: 'anonymous' });
  script.src += toCacheBustedUrl(url).slice(url.length);
  const timer = setTimeout(() => bustCache(url), LOAD_TIMEOUT_MS);
  script.addEventListener('load', () => clearTimeout(timer));
  script.addEventListener('error', () => {
    clearTimeout(timer);
    bustCache(url);
  });
};

export const installScriptLoader = (): void => {
  globalThis.husrumScript = prepareScript;
};

/** Fetches scripts under this path from another origin, from now on. */
export const redirectScripts = (path: string, origin: string): void => {
  redirectedPaths.set(path, origin);
};

/** Fetches all scripts from the page's own origin again. */
export const resetScriptOrigins = (): void => redirectedPaths.clear();

export const hasRedirectedScripts = (): boolean => redirectedPaths.size > 0;
