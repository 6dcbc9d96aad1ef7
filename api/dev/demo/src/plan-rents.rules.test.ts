import { planRents } from './plan-rents.rules';

const today = '2026-11-20';
const apartment = { kind: 'apartments', fee: 8450, feeAsM2: false } as const;

test('the rent of an apartment rises on 1 January, up to the rent of the object today', () => {
  expect(planRents(apartment, { start: '2024-05-01', stop: null }, today)).toEqual({
    fee: 8450,
    rents: [
      { validFrom: '2024-05-01', fee: 7790 },
      { validFrom: '2025-01-01', fee: 8164 },
      { validFrom: '2026-01-01', fee: 8450 },
    ],
  });
});

test('the rent of an ended lease does not change after its last day', () => {
  expect(planRents(apartment, { start: '2023-09-01', stop: '2024-04-30' }, today)).toEqual({
    fee: 7790,
    rents: [
      { validFrom: '2023-09-01', fee: 7419 },
      { validFrom: '2024-01-01', fee: 7790 },
    ],
  });
});

test('a rent per m² is indexed with two decimals', () => {
  const premises = { kind: 'premises', fee: 455.25, feeAsM2: true } as const;
  expect(planRents(premises, { start: '2025-04-01', stop: null }, today)).toEqual({
    fee: 455.25,
    rents: [
      { validFrom: '2025-04-01', fee: 451.19 },
      { validFrom: '2026-01-01', fee: 455.25 },
    ],
  });
});

test.each([
  ['a parking space', { kind: 'parkings', fee: 450, feeAsM2: false } as const, '2019-01-01'],
  ['a lease that starts on the day of a change', apartment, '2026-01-01'],
  ['a lease that has not started', apartment, '2027-02-01'],
])('%s keeps its rent', (_case, object, start) => {
  expect(planRents(object, { start, stop: null }, today)).toEqual({
    fee: object.fee,
    rents: [{ validFrom: start, fee: object.fee }],
  });
});
