import { addHouseToHit } from './search-house.rules';

test.each([
  [
    { kind: 'entities', subtitle: 'Storgatan 12, Örebro', house: 'Björken 4' },
    'Björken 4 · Storgatan 12, Örebro',
  ],
  [{ kind: 'entities', subtitle: 'Storgatan 12, Örebro', house: null }, 'Storgatan 12, Örebro'],
  [{ kind: 'tickets', subtitle: 'Ä-1001 · Lgh 1102', house: 'Björken 4' }, 'Ä-1001 · Lgh 1102 · Björken 4'],
] as const)('the subtitle of %j is %s', (hit, subtitle) => {
  expect(addHouseToHit(hit).subtitle).toBe(subtitle);
});
