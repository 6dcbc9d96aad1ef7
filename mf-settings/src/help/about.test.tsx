import { join } from 'node:path';
import { sessionCalls } from '@husrum/contract/session';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import {
  isTypePackage,
  isWorkspacePackage,
  listShippedFolders,
  readPackageJson,
} from '../../shipped-packages';
import AboutScreen from './about.screen';
import licences from './licences.json';

const listedPackages = new Set(licences.flatMap(({ packages }) => packages.split(', ')));

const root = join(__dirname, '../../..');

test.each(listShippedFolders(root))(
  'lists every dependency of %s; if not, run: npx tsx mf-settings/licences.ts',
  (folder) => {
    const { dependencies, optionalDependencies } = readPackageJson(join(root, folder));
    const names = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
      (name) => !isWorkspacePackage(name) && !isTypePackage(name),
    );
    expect(names.filter((name) => !listedPackages.has(name))).toEqual([]);
  },
);

test('shows the packages of a licence, and the terms of use only where the operator has some', async () => {
  const api = fakeApi().on(sessionCalls.terms, { sections: [{ title: null, paragraphs: ['Villkor.'] }] });
  const { user } = renderScreen(<AboutScreen />, { api });
  expect(await screen.findByRole('link', { name: 'Användarvillkor' })).toHaveAttribute('href', '/terms');
  await user.click(screen.getByText(/^MIT \(/));
  expect(await screen.findByText(/react-dom/)).toBeInTheDocument();
});
