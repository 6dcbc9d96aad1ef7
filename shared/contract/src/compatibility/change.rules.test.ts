import { sessionCalls } from '../settings/session';
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

test.each<[string, boolean, Shape]>([
  ['a response has a new value', false, { ...call, 'response.name': 'string' }],
  ['a response has a new state', false, { ...call, 'response.state': '"active" | "ended" | "planned"' }],
  ['a response is no longer null', false, { ...call, 'response.stop': 'string' }],
  ['a response may be null', true, { ...call, 'response.id': 'number | null' }],
  ['a response loses a state', true, { ...call, 'response.state': '"active"' }],
  ['a response changes type', true, { ...call, 'response.id': 'string' }],
  ['a response loses a value', true, withoutId],
  ['an input has a new optional value', false, { ...call, 'body.tags': 'array?' }],
  ['an input has a new optional object', false, { ...call, 'body.by': 'object?', 'body.by.id': 'number' }],
  ['an input has a new required value', true, { ...call, 'body.tags': 'array' }],
  ['an input no longer names a removed remote', false, { ...call, 'body.of': '"mf-leases"' }],
  ['an input names no remotes any more', true, { ...call, 'body.of': 'number' }],
  ['an input becomes optional', false, { ...call, 'body.fee': 'number?' }],
  ['an input may no longer be null', true, { ...call, 'body.note': 'string?' }],
  ['a call moves', true, { ...call, at: 'POST /api/lease' }],
])('when %s, the change is breaking: %s', (_what, isBreaking, now) => {
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
