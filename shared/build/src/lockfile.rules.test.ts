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

test('the dependencies of other packages outside shared do not affect a bundle', () => {
  const before = selectLockEntries('mf-leases', lockfile('.', 'api', 'mf-leases', 'shared/build'));
  expect(
    selectLockEntries('mf-leases', lockfile('.', 'api', 'mf-garage', 'mf-leases', 'shared/build', 'tools')),
  ).toBe(before);
  expect(before).toBe(lockfile('mf-leases', 'shared/build'));
});

test('its own dependencies, those of the build and the installed packages affect a bundle', () => {
  const select = (text: string) => selectLockEntries('mf-leases', text);
  const current = lockfile('mf-leases', 'shared/build');
  expect(select(current.replace('yup of mf-leases', 'dayjs'))).not.toBe(select(current));
  expect(select(current.replace('yup of shared/build', 'webpack'))).not.toBe(select(current));
  expect(select(current.replace('sha512-x', 'sha512-y'))).not.toBe(select(current));
});
