import { completeDraft, rateText, runsAtOnce } from './adjustment.rules';

const today = '2026-11-20';

test.each([
  [3.2, '+3,2 %'],
  [-1.5, '−1,5 %'],
  [-3.1008, '−3,1008 %'],
])('%s is shown as %s', (rate, text) => {
  expect(rateText(rate).replace(/\u00a0/g, ' ')).toBe(text);
});

test.each([
  [null, true],
  ['', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-19', false],
])('with the date %s it runs at once: %s', (scheduled_at, atOnce) => {
  expect(runsAtOnce({ scheduled_at }, today)).toBe(atOnce);
});

test('a draft is counted with when object, rate and day are possible', () => {
  const draft = { entity_id: 7, rate: 3.2, scheduled_at: null, addons: false };
  expect(completeDraft(draft, today)).toEqual(draft);
  expect(completeDraft({ ...draft, scheduled_at: '' }, today)).toEqual(draft);
  for (const wrong of [
    { entity_id: null },
    { rate: null },
    { rate: Number.NaN },
    { rate: 0 },
    { rate: -100 },
    { scheduled_at: '2026-11-19' },
  ])
    expect(completeDraft({ ...draft, ...wrong }, today)).toBeUndefined();
});
