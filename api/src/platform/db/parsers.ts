import pg from 'pg';

const { builtins, setTypeParser } = pg.types;

/** Integers beyond what a JavaScript number can hold are refused rather than rounded. */
const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`Not a safe integer: ${text}`);
  return value;
};

/** Dates stay local dates as text, instants become ISO 8601 in UTC, bigint (öre, ids) becomes number, numeric stays text. */
export const setParsers = (): void => {
  setTypeParser(builtins.INT8, safeInteger);
  setTypeParser(builtins.DATE, (text) => text);
  setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
};
