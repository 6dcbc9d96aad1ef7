import { sessionCalls } from '@husrum/contract/session';
import { type Contract, describeChange, findChanges, type LiveBuild } from './change.rules';
import { type Shape, shapeOfCall, shapeOfType } from './shape.rules';

const call: Shape = {
  at: 'PATCH /api/lease',
  body: 'object',
  'body.fee': 'number',
  'body.note': 'string? | null',
  'body.of': '"mf-leases" | "mf-garage"',
  response: 'object',
  'response.id': 'number',
  'response.state': '"active" | "ended"',
  'response.stop': 'string | null',
};
const contract = (shape: Shape | undefined): Contract => ({
  calls: shape ? { 'lease.update': shape } : {},
  events: {},
  routes: {},
  panels: {},
});
const { 'response.id': _, ...withoutId } = call;
const changesTo = (now: Shape | undefined) => findChanges(contract(call), contract(now));

test.each<[string, Shape, boolean]>([
  ['a response has a new value', { ...call, 'response.name': 'string' }, false],
  ['a response has a new state', { ...call, 'response.state': '"active" | "ended" | "planned"' }, false],
  ['a response is no longer null', { ...call, 'response.stop': 'string' }, false],
  ['a response may be null', { ...call, 'response.id': 'number | null' }, true],
  ['a response loses a state', { ...call, 'response.state': '"active"' }, true],
  ['a response changes type', { ...call, 'response.id': 'string' }, true],
  ['a response loses a value', withoutId, true],
  ['an input has a new optional value', { ...call, 'body.tags': 'array?' }, false],
  ['an input has a new optional object', { ...call, 'body.by': 'object?', 'body.by.id': 'number' }, false],
  ['an input has a new required value', { ...call, 'body.tags': 'array' }, true],
  ['an input no longer names a removed remote', { ...call, 'body.of': '"mf-leases"' }, false],
  ['an input names no remotes any more', { ...call, 'body.of': 'number' }, true],
  ['an input becomes optional', { ...call, 'body.fee': 'number?' }, false],
  ['an input may no longer be null', { ...call, 'body.note': 'string?' }, true],
  ['a call moves', { ...call, at: 'POST /api/lease' }, true],
])('when %s', (_title, now, isBreaking) => {
  const changes = changesTo(now);
  expect(changes).not.toEqual([]);
  expect(changes.every((change) => change.isBreaking === isBreaking)).toBe(true);
});

test('a breaking change names the builds that use what has changed', () => {
  const uses = { calls: ['lease.update'], events: [], routes: [], panels: [] };
  const live: LiveBuild[] = [
    { name: 'mf-leases', build: 'a1', uses },
    { name: 'mf-reports', build: 'b2', uses: { ...uses, calls: ['report.preview'] } },
    { name: 'mf-objects', build: 'c3' },
    { name: 'mf-leases', build: 'a2', uses, chosen: 'canary' },
    { name: 'mf-leases', build: 'a0', chosen: 'pinned' },
  ];
  expect(changesTo(undefined).map((change) => describeChange(change, live))).toEqual([
    'calls lease.update: is gone, used by mf-leases a1, mf-objects c3 (has no record of its uses), mf-leases a2 (canary), mf-leases a0 (pinned, has no record of its uses)',
  ]);
  const added = findChanges(contract(undefined), contract(call));
  expect(added.map((change) => describeChange(change, live))).toEqual(['calls lease.update: is new']);
});

test('the shape of a call is its address and every value that goes in or out', () => {
  expect(shapeOfCall(sessionCalls.login)).toMatchObject({
    at: 'POST /api/auth/login',
    access: 'public',
    'body.email': 'string',
    'response.access_token': expect.stringMatching(/^string/),
  });
  expect(shapeOfType("{ type: 'entity' | 'lease'; readOnly?: boolean }")).toEqual({
    'body.type': "'entity' | 'lease'",
    'body.readOnly': 'boolean?',
  });
});
