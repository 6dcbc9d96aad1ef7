import { fileCalls } from '@husrum/contract/file';
import { preferenceCalls } from '@husrum/contract/preference';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeFile } from './file.test-data';
import FileOverviewScreen from './file-overview.screen';

test('hides the columns that the user has chosen to hide', async () => {
  fakeApi()
    .on(fileCalls.list, pageResponse([makeFile()]))
    .on(preferenceCalls.list, ({ params }) => ({
      hidden: params.list === 'file' ? ['notice'] : [],
      views: [],
    }));
  renderScreen(<FileOverviewScreen />, { route: routes.file.overview, url: routes.file.overview() });
  expect(await screen.findByRole('button', { name: /kolumner är dolda/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Beskrivning' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Hyresavtal.pdf' })).toBeVisible();
});
