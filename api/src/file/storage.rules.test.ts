import { STORAGE_BYTES, storagePercent } from './storage.rules';

test.each([
  [0, 0],
  [STORAGE_BYTES * 0.9, 90],
  [STORAGE_BYTES - 1, 99],
  [STORAGE_BYTES, 100],
  [STORAGE_BYTES * 2, 100],
])('%p bytes are %p percent', (bytes, percent) => {
  expect(storagePercent(bytes)).toBe(percent);
});
