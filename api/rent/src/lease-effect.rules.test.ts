import type { Addon } from './addon-rows.rules';
import { planAddonChanges } from './lease-effect.rules';

const makeAddon = (overrides: Partial<Addon> = {}): Addon => ({
  id: 1,
  name: 'Bilplats',
  feeOre: 20_000,
  taxRate: 25,
  interval: 'PER_NOTICE',
  start: '2026-01-01',
  stop: null,
  ...overrides,
});

const planChange = (addon: Addon, feeOre: number) =>
  planAddonChanges(
    { versions: [], addons: [addon] },
    { from: '2027-01-01', versions: [], addonFees: new Map([[1, feeOre]]) },
  );

describe('how the stored add-ons of a lease change on 2027-01-01', () => {
  test('one that is in force ends the day before, and another one starts with the new fee', () => {
    const before = makeAddon();
    expect(planChange(before, 20_600)).toEqual([
      {
        before,
        ended: { ...before, stop: '2026-12-31' },
        changed: { ...before, start: '2027-01-01', feeOre: 20_600, agreedFrom: '2026-01-01' },
      },
    ]);
  });

  test.each(['2027-01-01', '2027-03-01'])('one that starts on %s only gets the new fee', (start) => {
    const before = makeAddon({ start });
    expect(planChange(before, 20_600)).toEqual([
      { before, ended: null, changed: { ...before, feeOre: 20_600 } },
    ]);
  });

  test.each([
    ['one that has ended', makeAddon({ stop: '2026-12-31' }), 20_600],
    ['one whose new fee would be zero', makeAddon({ feeOre: 1 }), 0],
    ['one without a new fee', makeAddon({ id: 2 }), 20_600],
  ])('%s does not change', (_case, before, feeOre) => {
    expect(planChange(before, feeOre)).toEqual([]);
  });
});
