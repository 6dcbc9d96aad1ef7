export const savedValuesTexts = {
  saved: (value: string) => `Nu sparat: ${value}`,
  /** For a value that says nothing in one line, such as the id of another row. */
  changed: 'Nu sparat: något annat',
  nothing: 'inget',
  yes: 'ja',
  no: 'nej',
} as const;
