/** `{ id, name }` of a row that a left join may have found; null when it found none. */
export const toReference = (
  id: number | null,
  name: string | null,
): { readonly id: number; readonly name: string } | null =>
  id === null || name === null ? null : { id, name };
