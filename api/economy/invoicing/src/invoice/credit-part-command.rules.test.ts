import { toCreditedPart } from './credit-part-command.rules';

test('the amounts of a partial credit become öre, and its days stay', () => {
  expect(toCreditedPart({ start: null, stop: null, rows: [{ id: 7, amount: 1250.5 }] })).toEqual({
    start: null,
    stop: null,
    rows: [{ id: 7, amountOre: 125_050 }],
  });
  const days = { start: '2026-12-01', stop: '2026-12-10', rows: null };
  expect(toCreditedPart(days)).toEqual(days);
});
