import { lateInterest } from './late-interest.rules';
import vectors from './vectors/rent.vectors.json';

const tenPercent = [{ from: '2020-01-01', percent: 10 }];
const halfYears = [
  { from: '2024-01-01', percent: '12' },
  { from: '2023-07-01', percent: '11.5' },
];

// The number is that of the rule in docs/domain-rules.md.
describe('D-16 late interest', () => {
  it.each(vectors.late_interest)(
    '$principal_ore öre, due $due, unpaid through $through: $interest_ore',
    (example) => {
      const rates = example.segments === undefined ? tenPercent : halfYears;
      expect(lateInterest(example.principal_ore, example.due, example.through, rates)).toBe(
        example.interest_ore,
      );
    },
  );

  it('is 46,58 kr on 8 500 kr at 10 % for 20 days, and nothing on the due date', () => {
    expect(lateInterest(850_000, '2026-10-31', '2026-11-20', tenPercent)).toBe(4658);
    expect(lateInterest(850_000, '2026-10-31', '2026-10-31', tenPercent)).toBe(0);
  });
});
