import { formatFileSize } from './file-size';

test.each([
  [1, '0,1 kB'],
  [999, '1 kB'],
  [1500, '1,5 kB'],
  [25 * 1024 * 1024, '26,2 MB'],
  [3_200_000_000, '3,2 GB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes).replace('\u00a0', ' ')).toBe(text);
});
