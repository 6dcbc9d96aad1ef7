import type { Manifest } from '@husrum/contract/manifest';
import { makeBuild } from '../../test/build';
import { faultsOf, type Kept, type Live } from './faults.rules';

const build = (changes: Partial<Manifest> = {}) => makeBuild('mf-leases', 'b1', changes).manifest;
const kept = ({ files }: Manifest): Kept[] =>
  files.map(({ name, bytes, integrity }) => ({ name, found: { bytes, integrity } }));
const known = {
  kept: kept(build()),
  entryGzip: 7000,
  shell: { contract: 1, panels: ['dashboard.week'] },
  live: [],
};
const given = (manifest: Manifest, chosen: Live['chosen'] = 'default'): Live => ({ manifest, chosen });
const using = (panel: string) => ({ calls: [], events: [], routes: [], panels: [panel] });
const other = (changes: Partial<Manifest> = {}) => makeBuild('mf-economy', 'e1', changes).manifest;

it('finds nothing to say against a whole build', () => {
  expect(faultsOf(build(), { ...known, live: [given(build({ build: 'b0' })), given(other())] })).toEqual({});
});

it.each<[string, Manifest, Partial<Parameters<typeof faultsOf>[1]>, Record<string, string[]>]>([
  ['a file that is not there', build(), { kept: known.kept.slice(0, 1) }, { files: ['12.js saknas'] }],
  [
    'a file that was cut off',
    build(),
    { kept: [...known.kept.slice(0, 1), { name: '12.js', found: { bytes: 3, integrity: 'sha384-x' } }] },
    { files: ['12.js är 3 byte, inte 25'] },
  ],
  [
    'one changed byte',
    build(),
    { kept: [...known.kept.slice(0, 1), { name: '12.js', found: { bytes: 25, integrity: 'sha384-x' } }] },
    { files: ['12.js har ett annat innehåll än bygget säger'] },
  ],
  [
    'an entry that belongs to another build',
    build({ entry: '/remotes/mf-leases/b0/entry.js' }),
    {},
    { addresses: ['/remotes/mf-leases/b0/entry.js är ingen av byggets filer'] },
  ],
  ['an entry over its budget', build(), { entryGzip: 8193 }, { entry: ['8193 byte gzip, högst 8192'] }],
  [
    'a contract that the shell does not speak yet',
    build({ contract: 2 }),
    {},
    { contract: ['Bygget talar kontrakt 2, skalet 1: släpp skalet först'] },
  ],
  [
    'a page that another remote owns',
    build({ routes: ['/mf-economy'] }),
    { live: [given(other())] },
    { contract: ['/mf-economy tillhör redan mf-economy e1'] },
  ],
  [
    'to take away panels that others place',
    build(),
    {
      live: [
        given(build({ build: 'b0', panels: ['entity.leases', 'dashboard.week'] })),
        given(other()),
        given(other({ build: 'e2', uses: using('entity.leases') }), 'canary'),
        given(other({ build: 'e0', uses: using('entity.leases') }), 'pinned'),
      ],
    },
    {
      contract: [
        'entity.leases finns inte längre, men används av mf-economy e2',
        'entity.leases finns inte längre, men används av mf-economy e0',
        'dashboard.week finns inte längre, men används av skalet',
      ],
    },
  ],
  [
    'to place a panel that only a canary of its owner has',
    build({ uses: using('lease.invoices') }),
    { live: [given(other()), given(other({ build: 'e2', panels: ['lease.invoices'] }), 'canary')] },
    { contract: ['lease.invoices finns inte i mf-economy e1: släpp den delen först'] },
  ],
])('refuses %s', (_what, next, changed, faults) => {
  expect(faultsOf(next, { ...known, ...changed })).toEqual(faults);
});

it('lets a panel go that nobody places', () => {
  const before = build({ build: 'b0', panels: ['entity.leases'] });
  expect(faultsOf(build(), { ...known, live: [given(before), given(other())] })).toEqual({});
});

it('lets a build place a panel that is there, and one whose owner gives out nothing', () => {
  const next = build({ uses: using('lease.invoices') });
  for (const live of [[given(other({ panels: ['lease.invoices'] }))], []])
    expect(faultsOf(next, { ...known, live })).toEqual({});
});
