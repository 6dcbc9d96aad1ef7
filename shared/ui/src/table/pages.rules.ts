/** The page numbers to show: first, last, the current and its neighbours; 0 stands for a gap. */
export const pagesAround = (current: number, last: number): number[] => {
  const wanted = new Set([1, last, current - 1, current, current + 1]);
  const shown = [...wanted].filter((page) => page >= 1 && page <= last).sort((one, other) => one - other);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
};
