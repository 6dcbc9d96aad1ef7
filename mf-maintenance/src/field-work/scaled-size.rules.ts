/** The longer side of an uploaded photo is at most this long. */
export const MAX_PHOTO_SIDE_PX = 1920;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size with the same proportions whose longer side is at most MAX_PHOTO_SIDE_PX. A smaller photo is not enlarged. */
export const calculateScaledSize = ({ width, height }: Size): Size => {
  const scale = Math.min(1, MAX_PHOTO_SIDE_PX / Math.max(width, height));
  const scaleSide = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaleSide(width), height: scaleSide(height) };
};
