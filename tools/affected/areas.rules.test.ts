import { areasOf, type Drawn } from './areas.rules';

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
    { file: 'mf-keys/src/key/key.screen.tsx', area: 'key' },
    { file: 'mf-keys/src/lock/lock.screen.tsx', area: 'lock' },
    { file: 'mf-flats/src/flat/flat.screen.tsx', area: 'flat' },
    { file: 'mf-flats/src/street/street.screen.tsx', area: 'street' },
  ],
  panels: [{ file: 'mf-keys/src/key/flat-keys.panel.tsx', name: 'flat.keys' }],
  placed: [{ file: 'mf-flats/src/flat/flat-part.tsx', panel: 'flat.keys' }],
};

test.each([
  ['a screen is seen in its own area', 'mf-keys/src/lock/lock.screen.tsx', ['lock']],
  ['so is what only that screen imports', 'mf-keys/src/key/key.texts.ts', ['key']],
  ['a panel is seen on the page that places it', 'mf-keys/src/key/flat-keys.panel.tsx', ['flat']],
  ['a style goes with what imports it', 'mf-keys/src/key/key-list.css', ['flat']],
  ['what a screen and a panel share is seen in both', 'mf-keys/src/key/key.rules.ts', ['flat', 'key']],
  ['what begins the remote is seen wherever it draws', 'mf-keys/src/routes.tsx', ['flat', 'key', 'lock']],
  ['so is a style that its beginning imports', 'mf-keys/src/keys.css', ['flat', 'key', 'lock']],
  ['and what it is built by', 'mf-keys/package.json', ['flat', 'key', 'lock']],
  ['and what is gone', 'mf-keys/src/key/removed.ts', ['flat', 'key', 'lock']],
  ['a remote without panels is seen on its own pages', 'mf-flats/package.json', ['flat', 'street']],
])('%s', (_why, file, areas) => {
  expect(areasOf(file, drawn)).toEqual(areas);
});
