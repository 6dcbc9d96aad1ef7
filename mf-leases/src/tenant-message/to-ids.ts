/** The ids that a form field holds. */
export const toIds = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
