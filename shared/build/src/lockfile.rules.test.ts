import { selectLockEntries } from './lockfile.rules';

const lockfile = (...importers: readonly string[]) =>
  [
    "lockfileVersion: '9.0'",
    '',
    'importers:',
    '',
    ...importers.flatMap((name) => [
      `  ${name}:`,
      '    dependencies:',
      `      yup of ${name}:`,
      '        version: 1.7.1',
      '',
    ]),
    'packages:',
    '',
    '  yup@1.7.1:',
    '    resolution: {integrity: sha512-x}',
    '',
  ].join('\n');

test('a bundle is not affected by the dependencies of other packages outside shared', () => {
  const before = selectLockEntries('mf-leases', lockfile('.', 'api', 'mf-leases', 'shared/build'));
  expect(
    selectLockEntries('mf-leases', lockfile('.', 'api', 'mf-garage', 'mf-leases', 'shared/build', 'tools')),
  ).toBe(before);
  expect(before).toBe(lockfile('mf-leases', 'shared/build'));
});

test('a bundle is affected by its own dependencies, by those of the build, and by the installed packages', () => {
  const select = (text: string) => selectLockEntries('mf-leases', text);
  const current = lockfile('mf-leases', 'shared/build');
  expect(select(current.replace('yup of mf-leases', 'dayjs'))).not.toBe(select(current));
  expect(select(current.replace('yup of shared/build', 'webpack'))).not.toBe(select(current));
  expect(select(current.replace('sha512-x', 'sha512-y'))).not.toBe(select(current));
});
