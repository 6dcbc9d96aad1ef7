interface Viewport {
  scrollTop: number;
  /** Height of the part that is seen. */
  height: number;
  rowHeight: number;
}

/** Rows that are rendered above and below the seen ones, so that fast scrolling shows no gap. */
const MARGIN = 10;

/** The rows to render: from `first` up to but not including `end`. */
export const visibleRange = (
  { scrollTop, height, rowHeight }: Viewport,
  count: number,
): { first: number; end: number } => ({
  first: Math.max(0, Math.min(count, Math.floor(scrollTop / rowHeight) - MARGIN)),
  end: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + MARGIN),
});

/** The scroll position in which the row is seen: the present one if it already is, else with the row in the middle. */
export const scrollTopToShow = ({ scrollTop, height, rowHeight }: Viewport, index: number): number => {
  const top = index * rowHeight;
  const isSeen = top >= scrollTop && top + rowHeight <= scrollTop + height;
  return isSeen ? scrollTop : Math.max(0, top - (height - rowHeight) / 2);
};

/** The nearest scroll position in which the row is seen, so that moving by arrow keys scrolls row by row. */
export const scrollTopToReach = ({ scrollTop, height, rowHeight }: Viewport, index: number): number => {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - height);
};
