import { useUnsavedChangesPrompt } from '@husrum/platform';
import { renderScreen } from '@husrum/testing';
import { act, screen } from '@testing-library/react';
import { buildsStore } from '../registry/builds.store';
import { activateBuild } from '../registry/newer-builds';
import { makeBuild } from '../testing/builds';
import { NewVersion } from './new-version';
import { stageStore } from './stage.store';

const UnsavedForm = () => {
  useUnsavedChangesPrompt(true);
  return null;
};

const remount = jest.fn();
const readActiveBuild = () => buildsStore.get().active.get('mf-leases')?.manifest.build;
const releaseNewerBuild = () =>
  act(() => buildsStore.set({ pending: new Map([['mf-leases', makeBuild({ build: 'a2' })]]) }));

beforeEach(() => {
  remount.mockClear();
  buildsStore.set({ active: new Map(), pending: new Map() });
  activateBuild(makeBuild({ build: 'a1' }));
  stageStore.set({ name: 'mf-leases', status: 'ready', remount });
});

test('offers a newer build of the current page’s remote and switches to it on click', async () => {
  const { user } = renderScreen(<NewVersion />);
  expect(screen.queryByText('Ny version finns')).not.toBeInTheDocument();
  releaseNewerBuild();
  expect(remount).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Byt till den' }));
  expect(remount).toHaveBeenCalledTimes(1);
  expect(readActiveBuild()).toBe('a2');
  expect(screen.queryByText('Ny version finns')).not.toBeInTheDocument();
});

test('asks first when there are unsaved changes, and keeps the old build if the user stays', async () => {
  const { user } = renderScreen(
    <>
      <NewVersion />
      <UnsavedForm />
    </>,
  );
  releaseNewerBuild();
  await user.click(await screen.findByRole('button', { name: 'Byt till den' }));
  await user.click(await screen.findByRole('button', { name: 'Stanna kvar' }));
  expect(remount).not.toHaveBeenCalled();
  expect(readActiveBuild()).toBe('a1');
});

test('shows nothing for a newer build of another remote, which is activated on navigation', () => {
  stageStore.set({ name: 'mf-economy', status: 'ready', remount });
  renderScreen(<NewVersion />);
  releaseNewerBuild();
  expect(screen.queryByText('Ny version finns')).not.toBeInTheDocument();
});
