const JSON_WEB_TOKEN = /\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g;
const EMAIL_ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const ORIGIN_AND_QUERY = /https?:\/\/[^/\s]+(\/[^\s?#)]*)?[^\s):]*/g;
/** Property names, as in "reading 'map'", are kept. Any other quoted text may be user input. */
const QUOTED = /(reading |setting |property )?(["'`”“])(?:(?!\2).)*(?:\2|$)/gs;
const LONG_NUMBER = /\d(?:[\s-]?\d){5,}/g;

/** The message without user input: no quoted text, email address, long number, query string or token. */
export const redactMessage = (message: string): string =>
  message
    .replace(JSON_WEB_TOKEN, '…')
    .replace(ORIGIN_AND_QUERY, (_url, path: string | undefined) => path ?? '/')
    .replace(EMAIL_ADDRESS, '…')
    .replace(QUOTED, (quoted: string, before: string | undefined) => (before ? quoted : '"…"'))
    .replace(LONG_NUMBER, '#');

const STACK_FRAME = /^\s*at .*$|^.*@.*:\d+:\d+$/;

/** The functions and files of a stack. Its first lines repeat the message and are left out. */
export const redactStack = (stack: string | undefined): string | null => {
  const frames = (stack ?? '').split('\n').filter((line) => STACK_FRAME.test(line));
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
