import { STORAGE_QUOTA_BYTES, storagePercent } from './storage.rules';

test.each([
  [0, 0],
  [STORAGE_QUOTA_BYTES * 0.9, 90],
  [STORAGE_QUOTA_BYTES - 1, 99],
  [STORAGE_QUOTA_BYTES, 100],
  [STORAGE_QUOTA_BYTES * 2, 100],
])('%p bytes are %p percent of the quota', (bytes, percent) => {
  expect(storagePercent(bytes)).toBe(percent);
});
