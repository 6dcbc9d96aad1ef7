/** The title of a column by which headers are compared: small letters, single spaces. */
export const toHeaderName = (title: string): string =>
  title
    .normalize('NFKC')
    .replace(/[\ufeff*:]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The titles of a header. Separators at its end, which Nordea and spreadsheets write, are no columns. */
export const toHeaderNames = (cells: readonly string[]): string[] => {
  const names = cells.map(toHeaderName);
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1);
};
