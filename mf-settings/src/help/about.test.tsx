import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import AboutScreen from './about.screen';
import licences from './licences.json';

const listedPackages = new Set(licences.flatMap(({ packages }) => packages.split(', ')));
const root = join(__dirname, '../../..');
const shippedPackages = [
  'api',
  'shell',
  'mf-settings',
  'shared/api-client',
  'shared/forms',
  'shared/format',
  'shared/platform',
  'shared/ui',
];

test.each(shippedPackages)(
  'lists every dependency of %s; if not, run: npx tsx mf-settings/licences.ts',
  (folder) => {
    const manifest: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    const names = Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@husrum/'));
    expect(names.filter((name) => !listedPackages.has(name))).toEqual([]);
  },
);

test('shows the packages of a licence', async () => {
  const { user } = renderScreen(<AboutScreen />, { api: fakeApi() });
  await user.click(screen.getByText(/^MIT \(/));
  expect(await screen.findByText(/react-dom/)).toBeInTheDocument();
});
