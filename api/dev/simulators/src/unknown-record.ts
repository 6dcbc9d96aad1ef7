export type UnknownRecord = Readonly<Record<string, unknown>>;

/** The value as an object, or an empty object when it is none. */
export const toRecord = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** The text of the field, or null when it is missing, empty or not a text. */
export const textOf = (body: UnknownRecord, name: string): string | null => {
  const value = body[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
