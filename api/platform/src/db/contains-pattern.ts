/** The pattern for `like` and `ilike` that finds the text anywhere. Escapes % and _. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
