import pg from 'pg';

const { builtins, setTypeParser } = pg.types;

/** Throws for integers that a JavaScript number cannot represent exactly. */
const parseSafeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`Not a safe integer: ${text}`);
  return value;
};

/** How PostgreSQL values are read: date as text, timestamptz as ISO 8601 in UTC, bigint (öre, ids) as number, numeric as text. */
export const setTypeParsers = (): void => {
  setTypeParser(builtins.INT8, parseSafeInteger);
  setTypeParser(builtins.DATE, (text) => text);
  setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
};
