const TOKEN = /\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g;
const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const ORIGIN_AND_QUERY = /https?:\/\/[^/\s]+(\/[^\s?#)]*)?[^\s):]*/g;
/** Names in the code, as in "reading 'map'", are worth keeping; what else stands in quotes may be somebody's words. */
const QUOTED = /(reading |setting |property )?(["'`”“])(?:(?!\2).)*(?:\2|$)/gs;
const LONG_NUMBER = /\d(?:[\s-]?\d){5,}/g;

/** What went wrong, without what anybody wrote: no quoted text, no address, no long number, no query, no token. */
export const plainMessage = (message: string): string =>
  message
    .replace(TOKEN, '…')
    .replace(ORIGIN_AND_QUERY, (_url, path: string | undefined) => path ?? '/')
    .replace(ADDRESS, '…')
    .replace(QUOTED, (quoted: string, before: string | undefined) => (before ? quoted : '"…"'))
    .replace(LONG_NUMBER, '#');

const frame = /^\s*at .*$|^.*@.*:\d+:\d+$/;

/** Where it went wrong: functions and files. The first lines of a stack repeat the message and are left out. */
export const plainStack = (stack: string | undefined): string | null => {
  const frames = (stack ?? '').split('\n').filter((line) => frame.test(line));
  if (frames.length === 0) return null;
  return frames
    .map((line) =>
      line
        .trim()
        .replace(/https?:\/\/[^/\s]+/g, '')
        .replace(/\?[^\s:)]*/g, ''),
    )
    .join('\n');
};
