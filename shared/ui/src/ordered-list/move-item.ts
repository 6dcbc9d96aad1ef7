/** A copy of the list with one item moved to another index. */
export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_item, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
};
