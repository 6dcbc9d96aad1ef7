import { useDirtyGuard } from '@husrum/platform';
import { renderScreen } from '@husrum/testing';
import { act, screen } from '@testing-library/react';
import { buildsStore } from '../registry/builds.store';
import { begin } from '../registry/newer-builds';
import { aBuild } from '../testing/a-build';
import { NewVersion } from './new-version';
import { stageStore } from './stage.store';

const Dirty = () => {
  useDirtyGuard(true);
  return null;
};

const enterAnew = jest.fn();
const used = () => buildsStore.get().inUse.get('mf-leases')?.manifest.build;
const newer = () =>
  act(() => buildsStore.set({ waiting: new Map([['mf-leases', aBuild({ build: 'a2' })]]) }));

beforeEach(() => {
  enterAnew.mockClear();
  buildsStore.set({ inUse: new Map(), waiting: new Map() });
  begin(aBuild({ build: 'a1' }));
  stageStore.set({ name: 'mf-leases', status: 'ready', enterAnew });
});

test('a newer build of what is shown is offered, and taken when the reader says so', async () => {
  const { user } = renderScreen(<NewVersion />);
  expect(screen.queryByText('Ny version finns')).not.toBeInTheDocument();
  newer();
  expect(enterAnew).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Byt till den' }));
  expect(enterAnew).toHaveBeenCalledTimes(1);
  expect(used()).toBe('a2');
  expect(screen.queryByText('Ny version finns')).not.toBeInTheDocument();
});

test('with something unsaved the reader is asked first, and staying keeps it', async () => {
  const { user } = renderScreen(
    <>
      <NewVersion />
      <Dirty />
    </>,
  );
  newer();
  await user.click(await screen.findByRole('button', { name: 'Byt till den' }));
  await user.click(await screen.findByRole('button', { name: 'Stanna kvar' }));
  expect(enterAnew).not.toHaveBeenCalled();
  expect(used()).toBe('a1');
});

test('a newer build of another remote says nothing: it is taken when that is entered', () => {
  stageStore.set({ name: 'mf-economy', status: 'ready', enterAnew });
  renderScreen(<NewVersion />);
  newer();
  expect(screen.queryByText('Ny version finns')).not.toBeInTheDocument();
});
