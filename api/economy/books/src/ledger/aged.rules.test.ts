import { addAged, ageBucket, balanceOre, bookedOre, nothingAged } from './aged.rules';

// The number is that of the rule in docs/domain-rules.md.
describe('D-26 aged balances', () => {
  it.each([
    ['2026-12-01', 'notDue'],
    ['2026-11-30', 'notDue'],
    ['2026-11-29', 'days30'],
    ['2026-10-31', 'days30'],
    ['2026-10-30', 'days60'],
    ['2026-10-01', 'days60'],
    ['2026-09-30', 'days90'],
    ['2026-09-01', 'days90'],
    ['2026-08-31', 'older'],
    [null, 'notDue'],
  ])('due %s is %s on 2026-11-30', (dueAt, expected) => {
    expect(ageBucket(dueAt, '2026-11-30')).toBe(expected);
  });

  it('the books have the balance before unsent credit invoices', () => {
    const sum = addAged(
      { ...nothingAged, notDue: 850_000, days30: 777_700 },
      { ...nothingAged, older: 100_000, credit: 21_100, unsentCredits: 300_000 },
    );
    expect(balanceOre(sum)).toBe(1_706_600);
    expect(bookedOre(sum)).toBe(2_006_600);
  });
});
