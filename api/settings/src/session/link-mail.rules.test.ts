import { mayMailLink } from './link-mail.rules';

const now = new Date('2026-11-20T08:00:00Z');
const reset = (sentAt: string) => ({ kind: 'reset', sent_at: sentAt });

test.each([
  [true, 'no mail', []],
  [false, 'one with such a link a minute ago', [reset('2026-11-20T07:59:00Z')]],
  [true, 'one with such a link two minutes ago', [reset('2026-11-20T07:58:00Z')]],
  [true, 'one of another kind a minute ago', [{ kind: 'verify', sent_at: '2026-11-20T07:59:00Z' }]],
  [true, 'five in the last day', Array(5).fill(reset('2026-11-20T01:00:00Z'))],
  [false, 'six in the last day', Array(6).fill({ kind: 'verify', sent_at: '2026-11-20T01:00:00Z' })],
  [true, 'six more than a day ago', Array(6).fill(reset('2026-11-19T07:59:00Z'))],
])(
  'whether a mail with a link that resets the password may be sent is %s after %s',
  (isAllowed, _earlier, sent) => {
    expect(mayMailLink(sent, 'reset', now)).toBe(isAllowed);
  },
);
