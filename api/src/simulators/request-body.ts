export type Body = Readonly<Record<string, unknown>>;

export const toBody = (value: unknown): Body =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** The text of the field, or null when it is missing, empty or no text. */
export const textOf = (body: Body, name: string): string | null => {
  const value = body[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
