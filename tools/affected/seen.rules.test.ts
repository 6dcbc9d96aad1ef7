import { linked, type Spot } from './modules';
import { type Drawn, seenFrom } from './seen.rules';

/** Two remotes: keys has two areas and a panel, flats shows the panel on one of its pages. */
const texts = {
  'mf-keys/src/remote.ts': `
    import './keys.css';
    import { pages } from './routes';
    export const application = pageApplication(pages);
    export const panels = definePanels('mf-keys', { 'flat.keys': lazyPart(() => import('./flat-keys.panel')) });`,
  'mf-keys/src/routes.tsx': `
    const key = lazyPart(() => import('./key.screen'));
    export const pages = definePages('mf-keys', {
      'key.all': key, 'key.detail': key, 'lock.detail': lazyPart(() => import('./lock.screen')) });`,
  'mf-keys/src/key.screen.tsx': `
    import './key.css';
    import { texts } from './key.texts';
    import { isLost, count } from './key.rules';
    export default function KeyScreen() { return <p>{texts.title}{isLost(count)}</p>; }`,
  'mf-keys/src/key.test.tsx': `import KeyScreen from './key.screen'; test('it', () => render(<KeyScreen />));`,
  'mf-keys/src/rules.test.ts': `import { count } from './key.rules'; test('it', () => expect(count).toBe(1));`,
  'mf-keys/src/flat-keys.panel.tsx': `
    import { KeyList } from './key-list';
    export default function FlatKeys() { return <KeyList />; }`,
  'mf-keys/src/key-list.tsx': `
    import './key-list.css';
    import { texts } from './key.texts';
    import { isLost } from './key.rules';
    export const KeyList = () => <p>{texts.none}{isLost(2)}</p>;`,
  'mf-keys/src/key.texts.ts': `export const texts = { title: 'Nycklar', none: 'Inga', old: 'x' };`,
  'mf-keys/src/key.rules.ts': `export const count = 1; export const isLost = (n) => n > 1;`,
  'mf-keys/src/lock.screen.tsx': `export default function LockScreen() { return null; }`,
  'mf-flats/src/remote.ts': `
    import { pages } from './routes';
    export const application = pageApplication(pages);
    export const panels = definePanels('mf-flats', {});`,
  'mf-flats/src/remote.test.ts': `import { panels } from './remote'; test('it', () => expect(panels).toEqual({}));`,
  'mf-flats/src/routes.tsx': `
    export const pages = definePages('mf-flats', {
      'flat.detail': lazyPart(() => import('./flat.screen')), 'street.detail': lazyPart(() => import('./street.screen')) });`,
  'mf-flats/src/flat.screen.tsx': `
    import { FlatPart } from './flat-part';
    export default function FlatScreen() { return <FlatPart />; }`,
  'mf-flats/src/flat-part.tsx': `export const FlatPart = () => <Panel name="flat.keys" />;`,
  'mf-flats/src/street.screen.tsx': `export default function StreetScreen() { return null; }`,
};

const drawn: Drawn = {
  modulesOf: (bundle) => {
    const own = new Map(Object.entries(texts).filter(([file]) => file.startsWith(`${bundle}/`)));
    const endings = ['', '.ts', '.tsx'];
    return linked(own, (_, wanted) => {
      const base = `${bundle}/src/${wanted.slice(2)}`;
      return wanted.endsWith('.css') ? base : endings.map((end) => base + end).find((file) => own.has(file));
    });
  },
  routesOf: (bundle) =>
    bundle === 'mf-keys'
      ? ['key.all', 'key.detail', 'key.coming', 'lock.detail']
      : ['flat.detail', 'street.detail'],
  placed: [{ file: 'mf-flats/src/flat-part.tsx', panel: 'flat.keys' }],
};

const everywhere = ['flat.detail', 'key.all', 'key.coming', 'key.detail', 'lock.detail'];
const whole = (file: string): Spot[] => [{ file, path: [] }];
const part = (file: string, ...path: string[]): Spot[] => [{ file, path }];
const keys = ['key.all', 'key.detail'];

test.each<[string, Spot[], string[], string[]]>([
  ['a screen is seen at its own route', whole('mf-keys/src/lock.screen.tsx'), ['lock.detail'], []],
  ['a text where it stands', part('mf-keys/src/key.texts.ts', 'texts', 'title'), keys, ['key.test.tsx']],
  ['another elsewhere', part('mf-keys/src/key.texts.ts', 'texts', 'none'), ['flat.detail'], []],
  ['one that nobody shows nowhere', part('mf-keys/src/key.texts.ts', 'texts', 'old'), [], []],
  ['a panel on the page that places it', whole('mf-keys/src/flat-keys.panel.tsx'), ['flat.detail'], []],
  ['a style with what imports it', whole('mf-keys/src/key-list.css'), ['flat.detail'], []],
  ['and in no unit test', whole('mf-keys/src/key.css'), keys, []],
  [
    'a rule wherever it counts',
    part('mf-keys/src/key.rules.ts', 'isLost'),
    ['flat.detail', ...keys],
    ['key.test.tsx'],
  ],
  [
    'the other rule not there',
    part('mf-keys/src/key.rules.ts', 'count'),
    keys,
    ['key.test.tsx', 'rules.test.ts'],
  ],
  [
    'a page that is named anew at its route',
    part('mf-keys/src/routes.tsx', 'pages', 'lock.detail'),
    ['lock.detail'],
    [],
  ],
  ['what two pages share at both', part('mf-keys/src/routes.tsx', 'key'), keys, []],
  ['a page that is gone wherever it draws', part('mf-keys/src/routes.tsx', 'pages', 'x'), everywhere, []],
  ['what begins the remote too, and in no unit test', whole('mf-keys/src/remote.ts'), everywhere, []],
  ['so is a style that its beginning imports', whole('mf-keys/src/keys.css'), everywhere, []],
  [
    'and in one that imports it',
    whole('mf-flats/src/remote.ts'),
    ['flat.detail', 'street.detail'],
    ['remote.test.ts'],
  ],
  ['and what it is built by', whole('mf-keys/package.json'), everywhere, []],
  ['the menu on all pages, and in no unit test', whole('mf-keys/remote.config.ts'), everywhere, []],
  ['what nobody knows all', whole('mf-keys/src/x.json'), everywhere, ['key.test.tsx', 'rules.test.ts']],
  [
    'without panels that is only its own pages',
    whole('mf-flats/package.json'),
    ['flat.detail', 'street.detail'],
    [],
  ],
  ['a comment is seen nowhere', [], [], []],
])('%s', (_why, changed, routes, tests) => {
  const bundle = changed[0]?.file.split('/')[0];
  expect(seenFrom(changed, drawn)).toEqual({ routes, tests: tests.map((file) => `${bundle}/src/${file}`) });
});
