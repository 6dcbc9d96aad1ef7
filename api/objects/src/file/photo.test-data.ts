/**
 * The facts of a photo, as TIFF: its orientation (6: turned right), and the position as a directory with one value, the text
 * `GPS-VALUE`.
 */
export const createTiff = (order: 'II' | 'MM'): Buffer => {
  const tiff = Buffer.alloc(80);
  const isLittle = order === 'II';
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  const entry = (at: number, tag: number, type: number, count: number) => {
    short(tag, at);
    short(type, at + 2);
    long(count, at + 4);
  };
  tiff.write(order, 0);
  short(42, 2);
  long(8, 4);
  short(2, 8);
  entry(10, 0x0112, 3, 1);
  short(6, 18);
  entry(22, 0x8825, 4, 1);
  long(40, 30);
  long(0, 34);
  // The directory of the position: the value of its entry is a text elsewhere.
  short(1, 40);
  entry(42, 0x0002, 2, 10);
  long(60, 50);
  tiff.write('GPS-VALUE\0', 60);
  return tiff;
};

/** A JPEG that consists of its facts only. */
export const createPhoto = (order: 'II' | 'MM' = 'II'): Buffer<ArrayBuffer> => {
  const facts = Buffer.concat([Buffer.from('Exif\0\0'), createTiff(order)]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(facts.length + 2);
  return Buffer.concat([
    Buffer.from('\xff\xd8\xff\xe1', 'latin1'),
    size,
    facts,
    Buffer.from('\xff\xd9', 'latin1'),
  ]);
};
