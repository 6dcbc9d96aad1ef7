import { selectLockEntries } from './lockfile.rules';

const lock = (...importers: readonly string[]) =>
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

test('another remote, the server and the tests do not affect a bundle', () => {
  const before = selectLockEntries('mf-leases', lock('.', 'api', 'mf-leases', 'shared/build'));
  expect(
    selectLockEntries('mf-leases', lock('.', 'api', 'mf-garage', 'mf-leases', 'shared/build', 'tools')),
  ).toBe(before);
  expect(before).toBe(lock('mf-leases', 'shared/build'));
});

test('its own dependencies, those of the build and the installed packages do', () => {
  const of = (text: string) => selectLockEntries('mf-leases', text);
  const now = lock('mf-leases', 'shared/build');
  expect(of(now.replace('yup of mf-leases', 'dayjs'))).not.toBe(of(now));
  expect(of(now.replace('yup of shared/build', 'webpack'))).not.toBe(of(now));
  expect(of(now.replace('sha512-x', 'sha512-y'))).not.toBe(of(now));
});
