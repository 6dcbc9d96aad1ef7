import { crc32 } from 'node:zlib';
import { blankPosition } from './blank-position';
import { createPhoto, createTiff } from './photo.test-data';

const ORIENTATION = 0x0112;

test.each(['II', 'MM'] as const)(
  'removes the position from a JPEG in byte order %s and keeps the rest',
  (order) => {
    const photo = createPhoto(order);
    const before = Buffer.from(photo);
    expect(before.includes('GPS-VALUE')).toBe(true);
    expect(blankPosition(photo)).toBe(true);
    expect(photo.length).toBe(before.length);
    expect(photo.includes('GPS-VALUE')).toBe(false);
    // The directory has one entry left, the orientation, and the pointer to the next directory after it.
    const start = photo.indexOf('Exif\0\0') + 6;
    const tiff = photo.subarray(start);
    const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    expect([short(8), short(10), short(18)]).toEqual([1, ORIENTATION, 6]);
    expect(photo.subarray(-2)).toEqual(before.subarray(-2));
    expect(blankPosition(photo)).toBe(false);
  },
);

test('removes the position from XMP, as an attribute and as an element', () => {
  const photo = Buffer.from(
    '\xff\xd8\xff\xe1<rdf exif:GPSLatitude="59,19.8N" exif:GPSLongitude=\'18,4.1E\'><exif:GPSAltitude>28/1</exif:GPSAltitude><tiff:Make>Acme</tiff:Make>',
    'latin1',
  );
  expect(blankPosition(photo)).toBe(true);
  expect(photo.toString('latin1')).toBe(
    '\xff\xd8\xff\xe1<rdf exif:GPSLatitude="        " exif:GPSLongitude=\'       \'><exif:GPSAltitude>    </exif:GPSAltitude><tiff:Make>Acme</tiff:Make>',
  );
});

test('writes the checksum of a PNG anew, and finds the data of a WebP and a HEIC', () => {
  const tiff = createTiff('MM');
  const chunk = Buffer.concat([Buffer.from('eXIf'), tiff]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(tiff.length);
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), size, chunk, Buffer.alloc(4)]);
  expect(blankPosition(png)).toBe(true);
  expect(png.includes('GPS-VALUE')).toBe(false);
  expect(png.readUInt32BE(png.length - 4)).toBe(crc32(png.subarray(12, -4)));

  const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPEXIF\0\0\0\0'), tiff]);
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic mdat\0\0\0\x06Exif\0\0'), createTiff('II')]);
  for (const photo of [webp, heic]) {
    expect(blankPosition(photo)).toBe(true);
    expect(photo.includes('GPS-VALUE')).toBe(false);
  }
});

test('leaves a photo without position, and one that is cut off anywhere, without an error', () => {
  const photo = createPhoto('II');
  for (let length = 0; length < photo.length; length += 1)
    blankPosition(Buffer.from(photo.subarray(0, length)));
  const plain = Buffer.from('\xff\xd8\xff\xe0 no facts', 'latin1');
  expect(blankPosition(plain)).toBe(false);
  expect(plain.toString('latin1')).toBe('\xff\xd8\xff\xe0 no facts');
});
