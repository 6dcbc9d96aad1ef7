import { judgeRotation } from './rotation.rules';

const now = new Date('2026-11-20T08:00:00Z');
const rotatedAt = '2026-11-20T07:59:30Z';

test.each([
  ['the first token', 'rotate', 0, { rotation: 0, rotated_at: null }],
  ['the newest token', 'rotate', 7, { rotation: 7, rotated_at: '2026-10-25T08:00:00Z' }],
  ['the token before the newest, half a minute later', 'repeat', 6, { rotation: 7, rotated_at: rotatedAt }],
  [
    'the token before the newest, an hour later',
    'reused',
    6,
    { rotation: 7, rotated_at: '2026-11-20T07:00:00Z' },
  ],
  ['an older token', 'reused', 5, { rotation: 7, rotated_at: rotatedAt }],
  ['a token that was never issued', 'reused', 8, { rotation: 7, rotated_at: rotatedAt }],
] as const)('the verdict on %s is %s', (_token, verdict, presented, newest) => {
  expect(judgeRotation(presented, newest, now)).toBe(verdict);
});
