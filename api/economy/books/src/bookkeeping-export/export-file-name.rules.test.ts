import { exportFileName } from './export-file-name.rules';

test.each([
  [
    'Åkeröfastigheter i Örebro AB',
    '2026-11-01',
    '2026-11-30',
    'husrum-akerofastigheter-i-orebro-ab-2026-11.si',
  ],
  ['Ek & Co', '2028-02-01', '2028-02-29', 'husrum-ek-co-2028-02.si'],
  ['Ek & Co', '2028-02-01', '2028-02-28', 'husrum-ek-co-2028-02-01_2028-02-28.si'],
  [`${'b'.repeat(59)} AB`, '2028-02-01', '2028-02-29', `husrum-${'b'.repeat(59)}-2028-02.si`],
  ['李', '2026-11-01', '2026-12-31', 'husrum-2026-11-01_2026-12-31.si'],
])('the file of %s for %s – %s is called %s', (company, from, to, name) =>
  expect(exportFileName(company, { from, to })).toBe(name),
);
