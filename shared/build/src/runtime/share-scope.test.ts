import runtime from './share-scope';

const { init, initContainerEntry, installInitialConsumes, consumes } = runtime.bundlerRuntime;

type Bundle = Parameters<typeof init>[0]['webpackRequire'];

const bundle = (
  shareKeys: Record<string, string>,
  shared: Bundle['federation']['initOptions']['shared'] = {},
): Bundle => ({
  m: {},
  c: {},
  S: {},
  federation: { initOptions: { shared } },
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Object.fromEntries(
      Object.entries(shareKeys).map(([id, shareKey]) => [id, { shareKey }]),
    ),
  },
});
const run = ({ m }: Bundle, id: string): unknown => {
  const module: { exports: unknown } = { exports: undefined };
  m[id]?.(module);
  return module.exports;
};

test('shell and remote get the same instance, whether it is loaded or has to be fetched', async () => {
  const react = {};
  const table = {};
  const shell = bundle(
    { 1: 'react' },
    { react: [{ get: () => () => react }], 'ui/data': [{ get: () => Promise.resolve(() => table) }] },
  );
  init({ webpackRequire: shell });
  installInitialConsumes({ webpackRequire: shell, initialConsumes: ['1'] });
  const remote = bundle({ 7: 'react', 8: 'ui/data' });
  initContainerEntry({ webpackRequire: remote, shareScope: shell.S.default ?? {} });
  const promises: unknown[] = [];
  consumes({
    webpackRequire: remote,
    chunkId: 'a',
    chunkMapping: { a: ['7', '8'] },
    installedModules: {},
    promises,
  });
  await Promise.all(promises);
  expect(run(shell, '1')).toBe(react);
  expect(run(remote, '7')).toBe(react);
  expect(run(remote, '8')).toBe(table);
});

test('a failed module is loaded again, and the error names a module that nobody provides', async () => {
  let attempts = 0;
  const get = () => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('404')) : Promise.resolve(() => 'there');
  };
  const shell = bundle({ 1: 'ui/data', 2: 'ui/none' }, { 'ui/data': [{ get }] });
  init({ webpackRequire: shell });
  const installedModules = {};
  const load = async (id: string) => {
    const promises: unknown[] = [];
    consumes({ webpackRequire: shell, chunkId: 'a', chunkMapping: { a: [id] }, installedModules, promises });
    await Promise.all(promises);
  };
  await expect(load('1')).rejects.toThrow('404');
  await load('1');
  expect(run(shell, '1')).toBe('there');
  await expect(load('2')).rejects.toThrow('ui/none');
});
