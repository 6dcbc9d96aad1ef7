/** The page numbers to show: the first, the last, the current one and its neighbours. 0 is a gap. */
export const listVisiblePages = (current: number, last: number): number[] => {
  const candidates = new Set([1, last, current - 1, current, current + 1]);
  const pages = [...candidates].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? page - 1;
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? [0, page] : [page];
  });
};
