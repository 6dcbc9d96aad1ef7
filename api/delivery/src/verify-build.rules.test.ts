import { makeBuild } from '@husrum/api-testing/test-build';
import type { Manifest } from '@husrum/contract/manifest';
import { type CheckedFile, type LiveManifest, verifyBuild } from './verify-build.rules';

const build = (changes: Partial<Manifest> = {}) => makeBuild('mf-leases', 'b1', changes).manifest;
const checkedFilesOf = ({ files }: Manifest): CheckedFile[] =>
  files.map(({ name, bytes, integrity }) => ({ name, found: { bytes, integrity } }));
const input = {
  checkedFiles: checkedFilesOf(build()),
  entryGzip: 7000,
  shell: { contract: 1, panels: ['dashboard.week'] },
  live: [],
};
const liveManifest = (manifest: Manifest, chosen: LiveManifest['chosen'] = 'default'): LiveManifest => ({
  manifest,
  chosen,
});
const usesPanel = (panel: string) => ({ calls: [], events: [], routes: [], panels: [panel] });
const other = (changes: Partial<Manifest> = {}) => makeBuild('mf-economy', 'e1', changes).manifest;

it('accepts a complete build', () => {
  expect(
    verifyBuild(build(), { ...input, live: [liveManifest(build({ build: 'b0' })), liveManifest(other())] }),
  ).toEqual({});
});

it.each<[string, Manifest, Partial<Parameters<typeof verifyBuild>[1]>, Record<string, string[]>]>([
  ['a missing file', build(), { checkedFiles: input.checkedFiles.slice(0, 1) }, { files: ['12.js saknas'] }],
  [
    'an incomplete file',
    build(),
    {
      checkedFiles: [
        ...input.checkedFiles.slice(0, 1),
        { name: '12.js', found: { bytes: 3, integrity: 'sha384-x' } },
      ],
    },
    { files: ['12.js är 3 byte, inte 25'] },
  ],
  [
    'a changed file',
    build(),
    {
      checkedFiles: [
        ...input.checkedFiles.slice(0, 1),
        { name: '12.js', found: { bytes: 25, integrity: 'sha384-x' } },
      ],
    },
    { files: ['12.js har ett annat innehåll än bygget säger'] },
  ],
  [
    'an entry of another build',
    build({ entry: '/remotes/mf-leases/b0/entry.js' }),
    {},
    { addresses: ['/remotes/mf-leases/b0/entry.js är ingen av byggets filer'] },
  ],
  ['an entry over its budget', build(), { entryGzip: 8193 }, { entry: ['8193 byte gzip, högst 8192'] }],
  [
    'a contract version that the shell does not support',
    build({ contract: 2 }),
    {},
    { contract: ['Bygget talar kontrakt 2, skalet 1: släpp skalet först'] },
  ],
  [
    'a route of another remote',
    build({ routes: ['/mf-economy'] }),
    { live: [liveManifest(other())] },
    { contract: ['/mf-economy tillhör redan mf-economy e1'] },
  ],
  [
    'the removal of panels that others use',
    build(),
    {
      live: [
        liveManifest(build({ build: 'b0', panels: ['entity.leases', 'dashboard.week'] })),
        liveManifest(other()),
        liveManifest(other({ build: 'e2', uses: usesPanel('entity.leases') }), 'canary'),
        liveManifest(other({ build: 'e0', uses: usesPanel('entity.leases') }), 'pinned'),
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
    'the use of a panel that only a canary of its owner has',
    build({ uses: usesPanel('lease.invoices') }),
    {
      live: [
        liveManifest(other()),
        liveManifest(other({ build: 'e2', panels: ['lease.invoices'] }), 'canary'),
      ],
    },
    { contract: ['lease.invoices finns inte i mf-economy e1: släpp den delen först'] },
  ],
])('rejects %s', (_what, next, changes, errors) => {
  expect(verifyBuild(next, { ...input, ...changes })).toEqual(errors);
});

it('accepts the removal of an unused panel', () => {
  const before = build({ build: 'b0', panels: ['entity.leases'] });
  expect(verifyBuild(build(), { ...input, live: [liveManifest(before), liveManifest(other())] })).toEqual({});
});

it('accepts the use of an existing panel, and of one whose owner is not released', () => {
  const next = build({ uses: usesPanel('lease.invoices') });
  for (const liveBuilds of [[liveManifest(other({ panels: ['lease.invoices'] }))], []])
    expect(verifyBuild(next, { ...input, live: liveBuilds })).toEqual({});
});
