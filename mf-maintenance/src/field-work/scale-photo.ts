import { calculateScaledSize } from './scaled-size.rules';

const JPEG_TYPE = 'image/jpeg';
const JPEG_QUALITY = 0.85;

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, JPEG_TYPE, JPEG_QUALITY);
  });

const drawScaled = (bitmap: ImageBitmap): HTMLCanvasElement | undefined => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, calculateScaledSize(bitmap));
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** `kok.heic` → `kok.jpg` */
const toJpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;

/**
 * The photo as a JPEG whose longer side is at most 1920 pixels, rotated according to its EXIF. The JPEG has no metadata, so it
 * does not reveal where the photo was taken. A format that the browser cannot read, such as HEIC in most browsers, is
 * returned unchanged.
 */
export const scalePhoto = async (photo: File): Promise<File> => {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    try {
      const canvas = drawScaled(bitmap);
      const jpeg = canvas && (await toJpeg(canvas));
      return jpeg ? new File([jpeg], toJpegName(photo.name), { type: JPEG_TYPE }) : photo;
    } finally {
      bitmap.close();
    }
  } catch {
    return photo;
  }
};
