import type { RemoteName } from '@husrum/contract/routes';
import { useDirtyGuard } from '@husrum/platform';
import { renderHook } from '@testing-library/react';
import { aBuild } from '../testing/a-build';
import { buildsStore } from './builds.store';
import { begin, takeNewer } from './newer-builds';

const used = (name: RemoteName) => buildsStore.get().inUse.get(name)?.manifest.build;
const style = (build: string) => {
  const tag = document.createElement('style');
  tag.dataset.webpack = `mf_leases_${build}:1`;
  document.head.append(tag);
  return tag;
};

beforeEach(() => {
  buildsStore.set({ inUse: new Map(), waiting: new Map() });
  begin(aBuild({ build: 'a1' }));
  begin(aBuild({ name: 'mf-economy', build: 'e1' }));
  buildsStore.set({
    waiting: new Map([
      ['mf-leases', aBuild({ build: 'a2' })],
      ['mf-economy', aBuild({ name: 'mf-economy', build: 'e2' })],
    ]),
  });
});

test('between two screens everything newer is taken', () => {
  takeNewer();
  expect([used('mf-leases'), used('mf-economy')]).toEqual(['a2', 'e2']);
  expect(buildsStore.get().waiting.size).toBe(0);
});

test('the remote whose page stays keeps its build, and the newer one waits on', () => {
  takeNewer('mf-leases');
  expect([used('mf-leases'), used('mf-economy')]).toEqual(['a1', 'e2']);
  expect([...buildsStore.get().waiting.keys()]).toEqual(['mf-leases']);
});

test('nothing is taken while something unsaved is on the screen', () => {
  const { unmount } = renderHook(() => useDirtyGuard(true));
  takeNewer();
  expect([used('mf-leases'), used('mf-economy')]).toEqual(['a1', 'e1']);
  unmount();
  takeNewer();
  expect(used('mf-leases')).toBe('a2');
});

test('of two builds with rules of the same names, those of the build in use count', () => {
  const [before, after] = [style('a1'), style('a2')];
  takeNewer();
  expect([before.media, after.media]).toEqual(['not all', '']);
  begin(aBuild({ build: 'a1' }));
  expect([before.media, after.media]).toEqual(['', 'not all']);
});
