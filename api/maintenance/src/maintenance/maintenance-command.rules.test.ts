import { toMaintenanceNote, toOptionalOre } from './maintenance-command.rules';

test('an amount of a call becomes öre, and an absent one stays absent', () => {
  expect(toOptionalOre(1250.5)).toBe(125_050);
  expect(toOptionalOre(0)).toBe(0);
  expect(toOptionalOre(null)).toBeNull();
  expect(toOptionalOre(undefined)).toBeUndefined();
});

test('a note keeps the difference between removed and left out', () => {
  expect(toMaintenanceNote({ note: 'Bytt packning', cost: 99.95 })).toEqual({
    note: 'Bytt packning',
    costOre: 9_995,
  });
  expect(toMaintenanceNote({ note: null, cost: null })).toEqual({ note: null, costOre: null });
  expect(toMaintenanceNote({})).toEqual({ note: undefined, costOre: undefined });
});
