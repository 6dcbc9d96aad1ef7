import { reportTo } from '@husrum/platform/shell';
import { renewRegistry } from '../registry/registry';
import { area } from './area';
import { stageStore } from './stage.store';

const told = (removed: readonly string[]) => {
  globalThis.husrumRegistry = Promise.resolve(
    new Response(JSON.stringify({ shell: 's1', sample: 1, remotes: [], removed })),
  );
  return renewRegistry();
};
const entered = async () => {
  await area('mf-reports').mount();
  await new Promise((settled) => setTimeout(settled));
  return stageStore.get();
};

test('the pages of a remote that its team has removed do not exist, and nothing is reported', async () => {
  const reported = jest.fn();
  reportTo(reported);
  await told(['mf-reports']);
  expect(await entered()).toEqual({ name: 'mf-reports', status: 'removed' });
  expect(reported).not.toHaveBeenCalled();
});

test('a remote that is missing without having been removed has failed, and can be tried again', async () => {
  const reported = jest.fn();
  reportTo(reported);
  await told(['mf-settings']);
  expect(await entered()).toMatchObject({ status: 'failed', retry: expect.any(Function) });
  expect(reported).toHaveBeenCalled();
});
