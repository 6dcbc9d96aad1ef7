import { CONTRACT_VERSION, urls } from '@husrum/contract/manifest';
import { askRegistryAnew, renewRegistry } from './registry';

const told = (build: string) => new Response(JSON.stringify({ shell: build, remotes: [] }));

/** The answers wait until the test gives them, in the order of the questions. */
const askedRegistry = () => {
  const answers: ((answer: Response) => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((give) => answers.push(give)));
  return answers;
};
const turn = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => jest.restoreAllMocks());

test('who tries again is not answered with what was asked before', async () => {
  const answers = askedRegistry();
  const before = renewRegistry();
  const anew = askRegistryAnew();
  answers[0]?.(told('a1'));
  expect((await before).shell).toBe('a1');
  await turn();
  answers[1]?.(told('a2'));
  expect((await anew).shell).toBe('a2');
});

test('who asks beside somebody else shares the answer', async () => {
  const answers = askedRegistry();
  const both = [renewRegistry(), renewRegistry()];
  answers[0]?.(told('a1'));
  expect((await Promise.all(both)).map(({ shell }) => shell)).toEqual(['a1', 'a1']);
  expect(answers).toHaveLength(1);
});

test('the registry is told which contract this shell speaks', async () => {
  const answers = askedRegistry();
  const asked = renewRegistry();
  answers[0]?.(told('a1'));
  await asked;
  expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe(urls.registryFor(CONTRACT_VERSION));
});
