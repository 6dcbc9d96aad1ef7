/** Groups rows by a key, in the order in which they come. (`Map.groupBy` needs Node 21.) */
export const groupBy = <T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

/** Pairs the items of two lists of the same length. */
export const zip = <A, B>(left: readonly A[], right: readonly B[]): [A, B][] =>
  left.flatMap((one, index) => {
    const other = right[index];
    return other === undefined ? [] : [[one, other]];
  });

/** Splits a list into chunks of at most `size` items. */
export const splitIntoChunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));
