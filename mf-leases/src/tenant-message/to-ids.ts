/** The ids in the value of a form field. */
export const toIds = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
