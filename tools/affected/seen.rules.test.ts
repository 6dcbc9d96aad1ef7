import { type Drawn, routesSeenFrom } from './seen.rules';

/** Two remotes: keys has two areas and a panel, flats shows the panel on one of its pages. */
const drawn: Drawn = {
  imports: new Map([
    [
      'mf-keys/src/remote.ts',
      ['mf-keys/src/routes.tsx', 'mf-keys/src/keys.css', 'mf-keys/src/key/flat-keys.panel.tsx'],
    ],
    ['mf-keys/src/routes.tsx', ['mf-keys/src/key/key.screen.tsx', 'mf-keys/src/lock/lock.screen.tsx']],
    ['mf-keys/src/key/key.screen.tsx', ['mf-keys/src/key/key.texts.ts', 'mf-keys/src/key/key.rules.ts']],
    ['mf-keys/src/key/flat-keys.panel.tsx', ['mf-keys/src/key/key-list.tsx']],
    ['mf-keys/src/key/key-list.tsx', ['mf-keys/src/key/key.rules.ts', 'mf-keys/src/key/key-list.css']],
    ['mf-keys/src/lock/lock.screen.tsx', []],
    [
      'mf-flats/src/routes.tsx',
      ['mf-flats/src/flat/flat.screen.tsx', 'mf-flats/src/street/street.screen.tsx'],
    ],
    ['mf-flats/src/flat/flat.screen.tsx', ['mf-flats/src/flat/flat-part.tsx']],
    ['mf-flats/src/street/street.screen.tsx', []],
  ]),
  screens: [
    { bundle: 'mf-keys', route: 'key.detail', file: 'mf-keys/src/key/key.screen.tsx' },
    { bundle: 'mf-keys', route: 'key.coming' },
    { bundle: 'mf-keys', route: 'lock.detail', file: 'mf-keys/src/lock/lock.screen.tsx' },
    { bundle: 'mf-flats', route: 'flat.detail', file: 'mf-flats/src/flat/flat.screen.tsx' },
    { bundle: 'mf-flats', route: 'street.detail', file: 'mf-flats/src/street/street.screen.tsx' },
  ],
  panels: [{ bundle: 'mf-keys', name: 'flat.keys', file: 'mf-keys/src/key/flat-keys.panel.tsx' }],
  placed: [{ file: 'mf-flats/src/flat/flat-part.tsx', panel: 'flat.keys' }],
};

const everywhere = ['flat.detail', 'key.coming', 'key.detail', 'lock.detail'];

test.each([
  ['a screen is seen at its own route', 'mf-keys/src/lock/lock.screen.tsx', ['lock.detail']],
  ['so is what only that screen imports', 'mf-keys/src/key/key.texts.ts', ['key.detail']],
  ['a panel is seen on the page that places it', 'mf-keys/src/key/flat-keys.panel.tsx', ['flat.detail']],
  ['a style goes with what imports it', 'mf-keys/src/key/key-list.css', ['flat.detail']],
  [
    'what a screen and a panel share is seen in both',
    'mf-keys/src/key/key.rules.ts',
    ['flat.detail', 'key.detail'],
  ],
  ['what begins the remote is seen wherever it draws', 'mf-keys/src/routes.tsx', everywhere],
  ['so is a style that its beginning imports', 'mf-keys/src/keys.css', everywhere],
  ['and what it is built by', 'mf-keys/package.json', everywhere],
  ['and what is gone', 'mf-keys/src/key/removed.ts', everywhere],
  ['without panels that is only its own pages', 'mf-flats/package.json', ['flat.detail', 'street.detail']],
])('%s', (_why, file, routes) => {
  expect(routesSeenFrom(file, drawn)).toEqual(routes);
});
