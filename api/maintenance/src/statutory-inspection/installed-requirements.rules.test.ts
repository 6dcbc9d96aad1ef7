import { compareWithLast } from './installed-requirements.rules';

const last = (id: number, lastOn: string | null) => ({ installation: { id }, last_on: lastOn });

test.each<[string, Parameters<typeof compareWithLast>[0], ReturnType<typeof compareWithLast>]>([
  [
    'is the latest one of an object without registered installations',
    [{ installation: null, last_on: '2026-05-09' }],
    { isLatest: true, inspectedSince: [] },
  ],
  [
    'is not the latest one when another was done on the same day',
    [{ installation: null, last_on: '2026-05-10' }],
    { isLatest: false, inspectedSince: [] },
  ],
  ['is the first one', [last(1, null)], { isLatest: true, inspectedSince: [] }],
  [
    'is the latest one of the second lift, though the first lift has been inspected since',
    [last(1, '2026-06-01'), last(2, '2025-01-15')],
    { isLatest: true, inspectedSince: [1] },
  ],
  [
    'is older than those of all lifts',
    [last(1, '2026-06-01'), last(2, '2026-05-11')],
    { isLatest: false, inspectedSince: [1, 2] },
  ],
])('an inspection on 2026-05-10 %s', (_title, requirements, expected) => {
  expect(compareWithLast(requirements, '2026-05-10')).toEqual(expected);
});
