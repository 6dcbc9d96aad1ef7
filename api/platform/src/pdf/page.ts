/** The size of an A4 page and the edges of its content, in points. */
export const A4 = { width: 595.28, height: 841.89 } as const;
export const contentLeft = 50;
export const contentRight = A4.width - 50;
export const contentWidth = contentRight - contentLeft;
/** The left edge of the address window in a Swedish envelope. */
export const envelopeWindowLeft = 318;
/** The lower edge of the content. The footer is below it. */
export const contentBottom = 770;
