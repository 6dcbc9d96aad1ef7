import { sessionCalls } from '@husrum/contract/session';
import { type Change, type Contract, changes, type LiveBuild, told } from './change.rules';
import { type Shape, shapeOfCall, shapeOfType } from './shape.rules';

const call: Shape = {
  at: 'PATCH /api/lease',
  body: 'object',
  'body.fee': 'number',
  'body.note': 'string? | null',
  'body.of': '"mf-leases" | "mf-garage"',
  ok: 'object',
  'ok.id': 'number',
  'ok.state': '"active" | "ended"',
  'ok.stop': 'string | null',
};
const contract = (shape: Shape | undefined): Contract => ({
  calls: shape ? { 'lease.update': shape } : {},
  events: {},
  routes: {},
  panels: {},
});
const { 'ok.id': _, ...withoutId } = call;
const between = (now: Shape | undefined) => changes(contract(call), contract(now));

test.each<[string, Shape, boolean]>([
  ['an answer tells more', { ...call, 'ok.name': 'string' }, false],
  ['an answer knows one more state', { ...call, 'ok.state': '"active" | "ended" | "planned"' }, false],
  ['an answer is never empty any more', { ...call, 'ok.stop': 'string' }, false],
  ['an answer may be empty', { ...call, 'ok.id': 'number | null' }, true],
  ['an answer forgets a state', { ...call, 'ok.state': '"active"' }, true],
  ['an answer is of another type', { ...call, 'ok.id': 'string' }, true],
  ['an answer tells less', withoutId, true],
  ['an input may be given', { ...call, 'body.tags': 'array?' }, false],
  ['an input with parts may be given', { ...call, 'body.by': 'object?', 'body.by.id': 'number' }, false],
  ['an input must be given', { ...call, 'body.tags': 'array' }, true],
  ['an input knows one remote less', { ...call, 'body.of': '"mf-leases"' }, false],
  ['an input names no remotes any more', { ...call, 'body.of': 'number' }, true],
  ['an input may be left out', { ...call, 'body.fee': 'number?' }, false],
  ['an input may not be empty any more', { ...call, 'body.note': 'string?' }, true],
  ['a call moves', { ...call, at: 'POST /api/lease' }, true],
])('when %s', (_what, now, breaks) => {
  expect(between(now).map((change) => change.breaks)).toContain(breaks);
  expect(between(now).every((change) => change.breaks === breaks)).toBe(true);
});

test('a change that breaks is told with the builds that use what has changed', () => {
  const uses = { calls: ['lease.update'], events: [], routes: [], panels: [] };
  const live: LiveBuild[] = [
    { name: 'mf-leases', build: 'a1', uses },
    { name: 'mf-reports', build: 'b2', uses: { ...uses, calls: ['report.preview'] } },
    { name: 'mf-objects', build: 'c3' },
    { name: 'mf-leases', build: 'a2', uses, chosen: 'canary' },
    { name: 'mf-leases', build: 'a0', chosen: 'pinned' },
  ];
  expect(between(undefined).map((change: Change) => told(change, live))).toEqual([
    'calls lease.update: is gone, used by mf-leases a1, mf-objects c3 (says nothing of what it uses), mf-leases a2 (canary), mf-leases a0 (pinned, says nothing of what it uses)',
  ]);
  const added = changes(contract(undefined), contract(call));
  expect(added.map((change) => told(change, live))).toEqual(['calls lease.update: is new']);
});

test('the shape of a call is its address and every value that goes in or out', () => {
  expect(shapeOfCall(sessionCalls.login)).toMatchObject({
    at: 'POST /api/auth/login',
    access: 'public',
    'body.email': 'string',
    'ok.access_token': expect.stringMatching(/^string/),
  });
  expect(shapeOfType("{ type: 'entity' | 'lease'; readOnly?: boolean }")).toEqual({
    'body.type': "'entity' | 'lease'",
    'body.readOnly': 'boolean?',
  });
});
