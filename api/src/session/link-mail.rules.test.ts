import { mayMailLink } from './link-mail.rules';

const now = new Date('2026-11-20T08:00:00Z');
const reset = (sent_at: string) => ({ kind: 'reset', sent_at });

test.each([
  ['no mail before', [], true],
  ['one of the kind a minute ago', [reset('2026-11-20T07:59:00Z')], false],
  ['one of the kind two minutes ago', [reset('2026-11-20T07:58:00Z')], true],
  ['one of another kind a minute ago', [{ kind: 'verify', sent_at: '2026-11-20T07:59:00Z' }], true],
  ['five in the last day', Array(5).fill(reset('2026-11-20T01:00:00Z')), true],
  ['six in the last day', Array(6).fill({ kind: 'verify', sent_at: '2026-11-20T01:00:00Z' }), false],
  ['six before that', Array(6).fill(reset('2026-11-19T07:59:00Z')), true],
])('%s', (_case, sent, isAllowed) => {
  expect(mayMailLink(sent, 'reset', now)).toBe(isAllowed);
});
