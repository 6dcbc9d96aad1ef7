import { SAMPLE_RATE } from '@husrum/contract/manifest';
import { routes } from '@husrum/contract/routes';
import { makeRemote } from '../testing/builds';
import { hasScreen } from './has-page.rules';

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
  ['a page with a screen in its remote', '/help/about', true],
  ['the same page with a query', '/help/about?from=menu', true],
  ['a page without a screen in its remote', '/help/faq', false],
  ['a page that only another remote lists', '/ticket/7', true],
  ['a page of a remote that is not deployed', '/lease/7', true],
  ['a page of the shell with a screen', '/dashboard', true],
  ['the root, which redirects', '/', true],
  ['a page of the shell without a screen', '/onboard', false],
  ['a query of the current page', '?page=2', true],
])('%s (%s) has a screen: %s', (_page, path, isScreen) => {
  expect(hasScreen(sources, path)).toBe(isScreen);
});

test('before the registry is loaded, only pages of the shell can be missing', () => {
  const withoutRegistry = { ...sources, registry: undefined };
  expect([hasScreen(withoutRegistry, '/help/faq'), hasScreen(withoutRegistry, '/onboard')]).toEqual([
    true,
    false,
  ]);
});
