import type { Registry } from '@husrum/contract/manifest';
import type { User } from '@husrum/contract/session';
import { sessionStore } from '@husrum/platform/shell';
import { createUser } from '@husrum/testing';
import { hasRedirectedScripts } from '../registry/script-loader';
import { makeRemote } from '../testing/builds';
import { applyDeveloperOverride } from './apply-developer-override';

const deployedRegistry: Registry = {
  shell: 's1',
  sample: 0.1,
  removed: [],
  remotes: [makeRemote(), makeRemote({ name: 'mf-economy' })],
};
const localRegistry: Registry = { ...deployedRegistry, remotes: [makeRemote({ build: 'local' })] };

const storeOverride = (origin: string) =>
  localStorage.setItem('husrum.override', JSON.stringify({ remote: 'mf-leases', origin }));

const signIn = (user: User | undefined) => {
  if (user) localStorage.setItem('husrum.token', 'abc');
  sessionStore.set(user);
};

const findBuild = ({ remotes }: Registry) => remotes.find(({ name }) => name === 'mf-leases')?.build;

let requestedUrls: string[] = [];
beforeEach(() => {
  requestedUrls = [];
  globalThis.fetch = async (url) => {
    requestedUrls.push(String(url));
    return new Response(JSON.stringify(localRegistry));
  };
});
afterEach(() => localStorage.clear());

test('a developer gets one remote from the local machine and the deployed builds of the others', async () => {
  storeOverride('http://localhost:4201');
  signIn(createUser({ developer: true }));
  const { remotes } = await applyDeveloperOverride(deployedRegistry);
  expect(remotes.map(({ name, build }) => `${name} ${build}`).sort()).toEqual([
    'mf-economy a1',
    'mf-leases local',
  ]);
  expect(requestedUrls).toEqual(['http://localhost:4201/registry.json']);
});

test.each([
  ['another user', createUser({ developer: false })],
  ['a visitor who is not signed in', undefined],
])('%s gets the deployed builds, and the address is not requested', async (_who, user) => {
  storeOverride('http://localhost:4201');
  signIn(user);
  expect(await applyDeveloperOverride(deployedRegistry)).toBe(deployedRegistry);
  expect(requestedUrls).toEqual([]);
});

test.each([
  'https://evil.example',
  'http://evil.example:4201',
  'http://localhost.evil.example:4201',
  'http://localhost:4201@evil.example',
  'http://192.168.0.7:4201',
  'javascript:alert(1)',
])('ignores %s, which is no loopback address', async (origin) => {
  storeOverride(origin);
  signIn(createUser({ developer: true }));
  expect(await applyDeveloperOverride(deployedRegistry)).toBe(deployedRegistry);
  expect(requestedUrls).toEqual([]);
});

test('uses the deployed build when the address does not answer', async () => {
  storeOverride('http://localhost:4201');
  signIn(createUser({ developer: true }));
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(findBuild(await applyDeveloperOverride(deployedRegistry))).toBe('a1');
});

test('falls back to the deployed build when the local server stops, and uses the local one when it answers again', async () => {
  storeOverride('http://localhost:4201');
  signIn(createUser({ developer: true }));
  const fetchLocal = globalThis.fetch;
  const readBuildAndRedirect = async () => [
    findBuild(await applyDeveloperOverride(deployedRegistry)),
    hasRedirectedScripts(),
  ];
  expect(await readBuildAndRedirect()).toEqual(['local', true]);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await readBuildAndRedirect()).toEqual(['a1', false]);
  globalThis.fetch = fetchLocal;
  expect(await readBuildAndRedirect()).toEqual(['local', true]);
});
