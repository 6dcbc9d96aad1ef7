/** The size of an A4 page, in points. */
export const A4 = { width: 595.28, height: 841.89 } as const;

const MARGIN = 50;

/** The edges of the content of a page, in points. The footer is below it. */
export const pageContent = {
  left: MARGIN,
  right: A4.width - MARGIN,
  width: A4.width - 2 * MARGIN,
  bottom: 770,
  /** The left edge of the address window in a Swedish envelope. */
  windowLeft: 318,
} as const;
