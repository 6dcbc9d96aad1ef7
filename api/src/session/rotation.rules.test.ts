import { judgeRotation } from './rotation.rules';

const now = new Date('2026-11-20T08:00:00Z');
const rotatedAt = '2026-11-20T07:59:30Z';

test.each([
  ['the first token', 0, { current: 0, rotatedAt: null }, 'rotate'],
  ['the newest token', 7, { current: 7, rotatedAt: '2026-10-25T08:00:00Z' }, 'rotate'],
  ['the one before, half a minute later', 6, { current: 7, rotatedAt }, 'repeat'],
  ['the one before, an hour later', 6, { current: 7, rotatedAt: '2026-11-20T07:00:00Z' }, 'reused'],
  ['an older one', 5, { current: 7, rotatedAt }, 'reused'],
  ['one that was never issued', 8, { current: 7, rotatedAt }, 'reused'],
] as const)('%s', (_case, presented, state, verdict) => {
  expect(judgeRotation(presented, state, now)).toBe(verdict);
});
