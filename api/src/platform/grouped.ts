/** Rows by what they have in common, in the order they come. */
export const grouped = <T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

/** Two lists of the same length, side by side. */
export const zip = <A, B>(some: readonly A[], others: readonly B[]): [A, B][] =>
  some.flatMap((one, index) => {
    const other = others[index];
    return other === undefined ? [] : [[one, other]];
  });

/** A list in parts of at most a size. */
export const chunksOf = <T>(things: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, n) => things.slice(n * size, (n + 1) * size));
