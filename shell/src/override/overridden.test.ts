import type { Registry } from '@husrum/contract/manifest';
import type { User } from '@husrum/contract/session';
import { sessionStore } from '@husrum/platform/shell';
import { aUser } from '@husrum/testing';
import { isFetchedElsewhere } from '../registry/scripts';
import { aRemote } from '../testing/a-build';
import { overridden } from './overridden';

const deployed: Registry = {
  shell: 's1',
  sample: 0.1,
  removed: [],
  remotes: [aRemote(), aRemote({ name: 'mf-economy' })],
};
const own: Registry = { ...deployed, remotes: [aRemote({ build: 'own' })] };

const store = (origin: string) =>
  localStorage.setItem('husrum.override', JSON.stringify({ remote: 'mf-leases', origin }));

const signedIn = (user: User | undefined) => {
  if (user) localStorage.setItem('husrum.token', 'abc');
  sessionStore.set(user);
};

const buildOf = ({ remotes }: Registry) => remotes.find(({ name }) => name === 'mf-leases')?.build;

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    return new Response(JSON.stringify(own));
  };
});
afterEach(() => localStorage.clear());

test('a developer gets the one remote from the own machine, and the others as everybody', async () => {
  store('http://localhost:4201');
  signedIn(aUser({ developer: true }));
  const { remotes } = await overridden(deployed);
  expect(remotes.map(({ name, build }) => `${name} ${build}`).sort()).toEqual([
    'mf-economy a1',
    'mf-leases own',
  ]);
  expect(asked).toEqual(['http://localhost:4201/registry.json']);
});

test.each([
  ['somebody who is no developer', aUser({ developer: false })],
  ['nobody', undefined],
])('%s gets what is deployed, and the address is not even asked', async (_who, user) => {
  store('http://localhost:4201');
  signedIn(user);
  expect(await overridden(deployed)).toBe(deployed);
  expect(asked).toEqual([]);
});

test.each([
  'https://evil.example',
  'http://evil.example:4201',
  'http://localhost.evil.example:4201',
  'http://localhost:4201@evil.example',
  'http://192.168.0.7:4201',
  'javascript:alert(1)',
])('%s is no address of the own machine', async (origin) => {
  store(origin);
  signedIn(aUser({ developer: true }));
  expect(await overridden(deployed)).toBe(deployed);
  expect(asked).toEqual([]);
});

test('an address that does not answer leaves the page as it is deployed', async () => {
  store('http://localhost:4201');
  signedIn(aUser({ developer: true }));
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(buildOf(await overridden(deployed))).toBe('a1');
});

test('an own server that stops gives way to what is deployed, and takes over when it answers again', async () => {
  store('http://localhost:4201');
  signedIn(aUser({ developer: true }));
  const answers = globalThis.fetch;
  const runs = async () => [buildOf(await overridden(deployed)), isFetchedElsewhere()];
  expect(await runs()).toEqual(['own', true]);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await runs()).toEqual(['a1', false]);
  globalThis.fetch = answers;
  expect(await runs()).toEqual(['own', true]);
});
