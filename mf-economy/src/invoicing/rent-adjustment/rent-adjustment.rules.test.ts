import {
  formatRate,
  runsImmediately,
  toAdjustedEntityNames,
  toRentAdjustmentInput,
} from './rent-adjustment.rules';

const today = '2026-11-20';

test.each([
  [3.2, '+3,2 %'],
  [-1.5, '−1,5 %'],
  [-3.1008, '−3,1008 %'],
])('formats %s as %s', (rate, text) => {
  expect(formatRate(rate).replace(/\u00a0/g, ' ')).toBe(text);
});

test.each([
  [null, true],
  ['', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-19', false],
])('with the date %s it runs immediately: %s', (scheduledAt, immediately) => {
  expect(runsImmediately({ scheduled_at: scheduledAt }, today)).toBe(immediately);
});

test.each([
  ['its house, not the object right above it', 'Lgh 1001', 'Kv. Eken', 'Kv. Eken'],
  ['its company without a house', 'Åkerö AB', null, 'Åkerö AB'],
])('an adjusted object is shown with %s', (_description, under, house, shown) => {
  const entity = { id: 8, name: 'Plats 7', type: 'Parkering', under, house };
  expect(toAdjustedEntityNames(entity)).toEqual({ name: 'Plats 7', house: shown });
});

test('returns an input only for a valid object, rate and date', () => {
  const values = { entity_id: 7, rate: 3.2, scheduled_at: null, addons: false };
  expect(toRentAdjustmentInput(values, today)).toEqual(values);
  expect(toRentAdjustmentInput({ ...values, scheduled_at: '' }, today)).toEqual(values);
  for (const invalid of [
    { entity_id: null },
    { rate: null },
    { rate: Number.NaN },
    { rate: 0 },
    { rate: -100 },
    { scheduled_at: '2026-11-19' },
  ])
    expect(toRentAdjustmentInput({ ...values, ...invalid }, today)).toBeUndefined();
});
