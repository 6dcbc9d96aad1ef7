import { fromStoredAdjustment, toStoredAdjustment } from './stored-adjustment.rules';

test('an adjustment keeps the key `addons` in the database, and is the same when it is read again', () => {
  const adjustment = { id: 7, from: '2027-01-01', rate: '3.2000', includesAddons: true };
  const stored = toStoredAdjustment(adjustment);
  expect(stored).toEqual({ id: 7, from: '2027-01-01', rate: '3.2000', addons: true });
  expect(fromStoredAdjustment(stored)).toEqual(adjustment);
});
