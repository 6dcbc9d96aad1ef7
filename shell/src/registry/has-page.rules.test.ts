import { SAMPLE_RATE } from '@husrum/contract/manifest';
import { routes } from '@husrum/contract/routes';
import { makeRemote } from '../testing/builds';
import { isPageBuilt } from './has-page.rules';

const sources = {
  registry: {
    shell: null,
    sample: SAMPLE_RATE,
    removed: [],
    remotes: [makeRemote({ name: 'mf-settings', routes: [routes.help.about.pattern, '/ticket/:id'] })],
  },
  shellHasScreen: (route: unknown) => route === routes.home.dashboard,
};

test.each([
  ['a page that its remote has built', '/help/about', true],
  ['the same page with a query', '/help/about?from=menu', true],
  ['a page that its remote has not built', '/help/faq', false],
  ['a page that only another remote lists', '/ticket/7', true],
  ['a page of a remote that is not deployed', '/lease/7', true],
  ['a page of the shell', '/dashboard', true],
  ['the start page, which redirects', '/', true],
  ['a page that the shell has not built', '/onboard', false],
  ['a query of the current page', '?page=2', true],
])('%s: %s is built: %s', (_what, path, built) => {
  expect(isPageBuilt(sources, path)).toBe(built);
});

test('before the registry is loaded, only pages of the shell can be missing', () => {
  const withoutRegistry = { ...sources, registry: undefined };
  expect([isPageBuilt(withoutRegistry, '/help/faq'), isPageBuilt(withoutRegistry, '/onboard')]).toEqual([
    true,
    false,
  ]);
});
