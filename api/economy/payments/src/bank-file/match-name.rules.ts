/** Legal forms and small words, which banks leave out or write in their own way. */
const IGNORED: ReadonlySet<string> = new Set(['ab', 'aktiebolag', 'hb', 'kb', 'brf', 'the', 'och', 'publ']);

/** The words of a name by which names are compared, without accents and capitals. */
export const toNameWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !IGNORED.has(word));

const isWithin = (some: readonly string[], all: readonly string[]): boolean => {
  const known = new Set(all);
  return some.every((word) => known.has(word));
};

/**
 * Whether a payer's name as the bank writes it can be the tenant's: the same words in any order, or all words of the shorter name,
 * if it has at least two. `LIND, EVA` is `Eva Lind`, and `ANDERSSON ANNA MARIA` is `Anna Andersson`.
 */
export const isSameName = (payer: readonly string[], tenant: readonly string[]): boolean => {
  const [shorter, longer] = payer.length < tenant.length ? [payer, tenant] : [tenant, payer];
  if (shorter.length === 0) return false;
  if (shorter.length === longer.length) return isWithin(shorter, longer) && isWithin(longer, shorter);
  return shorter.length >= 2 && isWithin(shorter, longer);
};
