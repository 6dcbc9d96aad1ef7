/** The visible part of a list, in px. */
interface Viewport {
  scrollTop: number;
  height: number;
  rowHeight: number;
}

/** The number of rows that are rendered above and below the visible ones, so that fast scrolling shows no gap. */
const MARGIN = 10;

/** The rows to render: from `first` up to but not including `end`. */
export const visibleRange = (
  { scrollTop, height, rowHeight }: Viewport,
  count: number,
): { first: number; end: number } => ({
  first: Math.max(0, Math.min(count, Math.floor(scrollTop / rowHeight) - MARGIN)),
  end: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + MARGIN),
});

/**
 * The scroll position in which the row is visible: the present one if the row already is, or else one with the row in the
 * middle.
 */
export const scrollTopToShow = ({ scrollTop, height, rowHeight }: Viewport, index: number): number => {
  const top = index * rowHeight;
  const isVisible = top >= scrollTop && top + rowHeight <= scrollTop + height;
  return isVisible ? scrollTop : Math.max(0, top - (height - rowHeight) / 2);
};

/** The nearest scroll position in which the row is visible, so that moving by arrow keys scrolls row by row. */
export const scrollTopToReach = ({ scrollTop, height, rowHeight }: Viewport, index: number): number => {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - height);
};
