/** A4 in points, and the lines everything on it stands by. */
export const A4 = { width: 595.28, height: 841.89 } as const;
export const left = 50;
export const right = A4.width - 50;
export const contentWidth = right - left;
/** Where the window of a Swedish envelope shows the recipient. */
export const windowLeft = 318;
/** Below this nothing but the foot. */
export const bottom = 770;
