import { setErrorReporter } from '@husrum/platform/shell';
import { refreshRegistry } from '../registry/registry';
import { createRemoteLifecycle } from './remote-lifecycle';
import { stageStore } from './stage.store';

const setRegistry = (removed: readonly string[]) => {
  globalThis.husrumRegistry = Promise.resolve(
    new Response(JSON.stringify({ shell: 's1', sample: 1, remotes: [], removed })),
  );
  return refreshRegistry();
};
const mountReportsRemote = async () => {
  await createRemoteLifecycle('mf-reports').mount();
  await new Promise((resolve) => setTimeout(resolve));
  return stageStore.get();
};

test('a page of a removed remote does not exist, and no error is reported', async () => {
  const reporter = jest.fn();
  setErrorReporter(reporter);
  await setRegistry(['mf-reports']);
  expect(await mountReportsRemote()).toEqual({ name: 'mf-reports', status: 'removed' });
  expect(reporter).not.toHaveBeenCalled();
});

test('a page of a missing remote that was not removed fails, is reported and can be retried', async () => {
  const reporter = jest.fn();
  setErrorReporter(reporter);
  await setRegistry(['mf-settings']);
  expect(await mountReportsRemote()).toMatchObject({ status: 'failed', retry: expect.any(Function) });
  expect(reporter).toHaveBeenCalled();
});
