import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import AboutScreen from './about.screen';
import licences from './licences.json';

const listed = new Set(licences.flatMap(({ packages }) => packages.split(', ')));
const root = join(__dirname, '../../..');
const built = [
  'api',
  'shell',
  'mf-settings',
  'shared/api-client',
  'shared/forms',
  'shared/format',
  'shared/platform',
  'shared/ui',
];

test.each(built)(
  'every package that %s is built on is listed; if not: npx tsx mf-settings/licences.ts',
  (folder) => {
    const manifest: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    const names = Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@husrum/'));
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  },
);

test('licences are shown with their packages', async () => {
  const { user } = renderScreen(<AboutScreen />, { api: fakeApi() });
  await user.click(screen.getByText(/^MIT \(/));
  expect(await screen.findByText(/react-dom/)).toBeInTheDocument();
});
