import { fitsInStorage, STORAGE_QUOTA_BYTES, toStoragePercent } from './storage-quota.rules';

test.each([
  [0, 0],
  [STORAGE_QUOTA_BYTES * 0.9, 90],
  [STORAGE_QUOTA_BYTES - 1, 99],
  [STORAGE_QUOTA_BYTES, 100],
  [STORAGE_QUOTA_BYTES * 2, 100],
])('%p bytes are %p percent of the quota', (bytes, percent) => {
  expect(toStoragePercent(bytes)).toBe(percent);
});

test.each([
  [0, 1, true],
  [STORAGE_QUOTA_BYTES - 7, 7, true],
  [STORAGE_QUOTA_BYTES - 7, 8, false],
  [STORAGE_QUOTA_BYTES + 1, 1, false],
])('with %p bytes already stored, whether a file of %p bytes fits is %p', (used, size, fits) => {
  expect(fitsInStorage(used, size)).toBe(fits);
});
