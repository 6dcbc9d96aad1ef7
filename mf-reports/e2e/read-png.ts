import { inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
const BYTES_PER_PIXEL = 4;

type Color = readonly [red: number, green: number, blue: number];

/** The Paeth predictor of PNG, filter type 4: whichever of left, above and upper left is nearest to their gradient. */
const paeth = (left: number, above: number, upperLeft: number): number => {
  const gradient = left + above - upperLeft;
  const distances = [left, above, upperLeft].map((value) => Math.abs(gradient - value));
  const nearest = Math.min(...distances);
  return [left, above, upperLeft][distances.indexOf(nearest)] ?? 0;
};

/** The byte that a PNG filter type predicts. The file contains the difference from it. */
const predict = (filter: number, left: number, above: number, upperLeft: number): number =>
  [0, left, above, (left + above) >> 1, paeth(left, above, upperLeft)][filter] ?? 0;

/** The pixels of a PNG with eight bits of red, green, blue and alpha, as browsers write a canvas. */
export const readPng = (
  file: Buffer,
): { width: number; height: number; colorAt: (x: number, y: number) => Color } => {
  const compressed: Buffer[] = [];
  let [width, height] = [0, 0];
  for (let offset = SIGNATURE_BYTES; offset < file.length; ) {
    const length = file.readUInt32BE(offset);
    const type = file.toString('latin1', offset + 4, offset + 8);
    const chunk = file.subarray(offset + 8, offset + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [chunk.readUInt32BE(0), chunk.readUInt32BE(4)];
      if (chunk[8] !== 8 || chunk[9] !== 6 || chunk[12] !== 0) throw new Error('not a PNG of a canvas');
    }
    if (type === 'IDAT') compressed.push(chunk);
    offset += length + 12;
  }
  const lines = inflateSync(Buffer.concat(compressed));
  const stride = width * BYTES_PER_PIXEL;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const lineStart = y * (stride + 1);
    for (let x = 0; x < stride; x += 1) {
      const offset = y * stride + x;
      const left = x < BYTES_PER_PIXEL ? 0 : (pixels[offset - BYTES_PER_PIXEL] ?? 0);
      const above = y === 0 ? 0 : (pixels[offset - stride] ?? 0);
      const upperLeft = x < BYTES_PER_PIXEL || y === 0 ? 0 : (pixels[offset - stride - BYTES_PER_PIXEL] ?? 0);
      pixels[offset] =
        ((lines[lineStart + 1 + x] ?? 0) + predict(lines[lineStart] ?? 0, left, above, upperLeft)) & 255;
    }
  }
  return {
    width,
    height,
    colorAt: (x, y) => {
      const offset = y * stride + x * BYTES_PER_PIXEL;
      return [pixels[offset] ?? 0, pixels[offset + 1] ?? 0, pixels[offset + 2] ?? 0];
    },
  };
};
