import { listBookedLater } from './booked-later.rules';

const books = [
  { company: { id: 3, name: 'Åkerö AB' }, locked_through: '2026-10-31' },
  { company: { id: 7, name: 'Björnen AB' }, locked_through: null },
];

test.each([
  ['2026-10-05', [{ company: 'Åkerö AB', bookedOn: '2026-11-01' }]],
  ['2026-10-31', [{ company: 'Åkerö AB', bookedOn: '2026-11-01' }]],
  ['2026-11-01', []],
  ['igår', []],
  [null, []],
])('what happened on %s is booked later in %j', (day, expected) => {
  expect(listBookedLater(day, books)).toEqual(expected);
});
