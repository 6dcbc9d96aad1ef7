/** A field that accepts at most this many characters has one line. A field that accepts more, such as a description, has several. */
const MAX_ONE_LINE_LENGTH = 200;

const BREAKS = /[\t\r\n\u2028\u2029]+/g;
/** Control characters, except tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Characters that show nothing: spaces, formatting characters such as a soft hyphen, and letters that are drawn empty. */
const INVISIBLE = /^(?:[\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]|\u034f)*$/u;

/**
 * The text as it can be shown and printed: without control characters, and in one line if the field, which accepts at most
 * `max` characters, has one line. A text without any visible character becomes empty, because a name is often a link, and
 * nobody could see the link.
 */
export const cleanText = (text: string, max: number): string => {
  const visible = text.replace(CONTROLS, '');
  const cleaned = max > MAX_ONE_LINE_LENGTH ? visible : visible.replace(BREAKS, ' ');
  return INVISIBLE.test(cleaned) ? '' : cleaned;
};
