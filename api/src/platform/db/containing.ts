/** The pattern for `like` and `ilike` that finds the text anywhere, also when it holds % or _. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
