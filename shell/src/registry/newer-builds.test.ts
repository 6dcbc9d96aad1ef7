import type { RemoteName } from '@husrum/contract/routes';
import { useUnsavedChangesPrompt } from '@husrum/platform';
import { renderHook } from '@testing-library/react';
import { makeBuild } from '../testing/builds';
import { buildsStore } from './builds.store';
import { activateBuild, activateNewerBuilds } from './newer-builds';

const readActiveBuild = (name: RemoteName) => buildsStore.get().active.get(name)?.manifest.build;
const addStyle = (build: string) => {
  const style = document.createElement('style');
  style.dataset.webpack = `mf_leases_${build}:1`;
  document.head.append(style);
  return style;
};

beforeEach(() => {
  buildsStore.set({ active: new Map(), pending: new Map() });
  activateBuild(makeBuild({ build: 'a1' }));
  activateBuild(makeBuild({ name: 'mf-economy', build: 'e1' }));
  buildsStore.set({
    pending: new Map([
      ['mf-leases', makeBuild({ build: 'a2' })],
      ['mf-economy', makeBuild({ name: 'mf-economy', build: 'e2' })],
    ]),
  });
});

test('activates all pending builds when no remote stays on the screen', () => {
  activateNewerBuilds();
  expect([readActiveBuild('mf-leases'), readActiveBuild('mf-economy')]).toEqual(['a2', 'e2']);
  expect(buildsStore.get().pending.size).toBe(0);
});

test('keeps the build of the remote whose page stays on the screen, and its newer build stays pending', () => {
  activateNewerBuilds('mf-leases');
  expect([readActiveBuild('mf-leases'), readActiveBuild('mf-economy')]).toEqual(['a1', 'e2']);
  expect([...buildsStore.get().pending.keys()]).toEqual(['mf-leases']);
});

test('activates nothing while there are unsaved changes', () => {
  const { unmount } = renderHook(() => useUnsavedChangesPrompt(true));
  activateNewerBuilds();
  expect([readActiveBuild('mf-leases'), readActiveBuild('mf-economy')]).toEqual(['a1', 'e1']);
  unmount();
  activateNewerBuilds();
  expect(readActiveBuild('mf-leases')).toBe('a2');
});

test('only the styles of the active build apply', () => {
  const [before, after] = [addStyle('a1'), addStyle('a2')];
  activateNewerBuilds();
  expect([before.media, after.media]).toEqual(['not all', '']);
  activateBuild(makeBuild({ build: 'a1' }));
  expect([before.media, after.media]).toEqual(['', 'not all']);
});
