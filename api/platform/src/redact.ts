import { types } from 'node:util';

/** An error of another realm, such as a worker or a sandbox, counts too. */
const isError = (value: unknown): value is Error => value instanceof Error || types.isNativeError(value);

/** Some paths contain tokens, and queries contain whatever people search for: names, personal numbers, addresses. */
const PATH_TOKENS =
  /(\/(?:verify|reset|emailchange|invite|register|change\/email|content|activate)\/)[^/?\s"']+/g;
/** The secret addresses of calendar feeds. */
const CALENDAR_TOKENS = /(\/calendar\/)[^/?\s"']+(?=\.ics)/g;
const QUERY_VALUES = /([?&](?!page=|limit=)[^=&\s]*=)[^&\s"']*/g;
const SIGNED_TOKENS = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const BEARERS = /\b(Bearer|Basic) [^\s"',]+/gi;
/** Personnummer and samordningsnummer, not parts of longer numbers or of ids with hyphens. */
const PERSONAL_NUMBERS = /(?<![\w-])\d{6}(?:\d{2})?[-+]?\d{4}(?![\w-])/g;
/** Values that PostgreSQL quotes: `invalid input syntax for type bigint: "…"`. */
const QUOTED_VALUES = /(invalid input (?:syntax|value) for [^:]+: )"[^"]*"/g;

/** A text for the log, without tokens, personal numbers and what people searched for. */
export const redactText = (text: string): string =>
  text
    .replace(PATH_TOKENS, '$1…')
    .replace(CALENDAR_TOKENS, '$1…')
    .replace(QUERY_VALUES, '$1…')
    .replace(SIGNED_TOKENS, '…')
    .replace(BEARERS, '$1 …')
    .replace(QUOTED_VALUES, '$1…')
    .replace(PERSONAL_NUMBERS, '…');

const MAX_DEPTH = 4;

/** Applies `redactText` to every text inside a value that is logged. Errors are left to `redactError`. */
export const redactValue = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || isError(value)) return value;
  if (depth === MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, redactValue(inner, depth + 1)]),
  );
};

/** The fields that help to find a fault. PostgreSQL also sends the values of the row (`detail`), and clients the request. */
const ERROR_FIELDS = [
  'code',
  'constraint',
  'table',
  'column',
  'routine',
  'statusCode',
  'responseCode',
  'key',
] as const;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/** An error for the log: its type, message, stack and codes, and its causes. */
export const redactError = (error: unknown, depth = 0): LoggedError => {
  if (!isError(error)) return { type: typeof error, message: redactText(String(error)), stack: '' };
  const fields = Object.entries(error).filter(([name]) => ERROR_FIELDS.some((field) => field === name));
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...Object.fromEntries(fields.map(([name, value]) => [name, redactValue(value)])),
    ...(error.cause !== undefined && depth < MAX_DEPTH ? { cause: redactError(error.cause, depth + 1) } : {}),
  };
};
