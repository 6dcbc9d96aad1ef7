/** The id in a text of the URL. The result is null for anything else than a whole number above 0. */
export const parseId = (text: string | undefined): number | null => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
};
