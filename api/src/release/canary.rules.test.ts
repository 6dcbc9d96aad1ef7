import { reasonToHalt } from './canary.rules';

const visits = (failed: number, of: number) => ({ failed, visits: of });

it.each([
  ['half of the visits fail, but they are too few to say', visits(9, 19), visits(0, 500), false],
  ['one visit of twenty fails: on the margin, not over it', visits(1, 20), visits(0, 500), false],
  ['two of twenty fail', visits(2, 20), visits(0, 500), true],
  ['as many fail as before', visits(20, 100), visits(100, 500), false],
  ['more fail than before, within the margin', visits(24, 100), visits(100, 500), false],
  ['more fail than before, over the margin', visits(26, 100), visits(100, 500), true],
  ['nobody has the build before', visits(2, 20), visits(0, 0), true],
])('%s', (_what, canary, before, halts) => {
  expect(reasonToHalt(canary, before) !== undefined).toBe(halts);
});

it('says why in figures', () => {
  expect(reasonToHalt(visits(5, 40), visits(1, 100))).toBe(
    'Fel i 12,5 % av 40 besök, mot 1,0 % med bygget alla har',
  );
});
