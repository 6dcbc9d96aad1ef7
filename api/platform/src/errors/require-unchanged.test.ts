import { requireUnchanged } from './require-unchanged';

const stored = { updated_at: '2026-11-20T08:00:00.000Z' };
const older = '2026-11-19T08:00:00.000Z';

test.each([null, undefined, stored.updated_at])(
  'a caller that sends %s as the updated_at that it has read may save',
  (seen) => {
    expect(() => requireUnchanged(stored, seen)).not.toThrow();
  },
);

test('a caller that has read an older version gets the saved values of what differs', () => {
  const fields = { name: ['Nu sparat: Eken'] };
  expect(() => requireUnchanged(stored, older)).toThrow(/^Någon annan har ändrat/);
  expect(() => requireUnchanged(stored, older, () => fields)).toThrow(
    expect.objectContaining({ status: 409, details: { fields } }),
  );
});

test('a caller that sends what is saved already may save', () => {
  expect(() => requireUnchanged(stored, older, () => ({}))).not.toThrow();
});
