/** The longest side of a photo that is uploaded, in pixels. */
export const MAX_PHOTO_SIDE_PX = 1920;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size with the same proportions whose longest side is at most `max` pixels. A smaller photo is not enlarged. */
export const calculateScaledSize = ({ width, height }: Size, max = MAX_PHOTO_SIDE_PX): Size => {
  const scale = Math.min(1, max / Math.max(width, height));
  const scaleSide = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaleSide(width), height: scaleSide(height) };
};
