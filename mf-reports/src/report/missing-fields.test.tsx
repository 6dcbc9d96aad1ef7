import { reportCalls } from '@husrum/contract/report';
import { screen, waitFor } from '@testing-library/react';
import { builderUrl, lastPreview, leaseReport, renderBuilder, waitOptions } from './report-builder.test-data';

test('a report whose model no longer exists says so, and another can be chosen', async () => {
  const { api, user } = renderBuilder(builderUrl({ ...leaseReport, model: 'gone' }));
  expect(await screen.findByText('Rapportens källa finns inte längre')).toBeInTheDocument();
  for (const call of [reportCalls.relationships, reportCalls.fields])
    expect(api.requests(call)).toHaveLength(0);
  await user.click(await screen.findByRole('radio', { name: 'Uthyrningar' }));
  expect(await screen.findByRole('button', { name: 'Start' })).toBeInTheDocument();
  expect(screen.queryByText('Rapportens källa finns inte längre')).not.toBeInTheDocument();
});

test('says which fields of the report are gone, but not those of a relationship that is not selected', async () => {
  renderBuilder(builderUrl({ ...leaseReport, fields: ['lease.start', 'lease.gone', 'tenant.name'] }));
  expect(await screen.findByText('Några fält i rapporten finns inte längre')).toBeInTheDocument();
  expect(screen.getByText('De är borttagna ur rapporten: lease.gone.')).toBeInTheDocument();
});

test('opens a report whose relationship is gone, and says which fields went with it', async () => {
  const { api } = renderBuilder(
    builderUrl({ ...leaseReport, relationships: ['gone'], fields: ['lease.start', 'gone.name'] }),
  );
  expect(await screen.findByText('De är borttagna ur rapporten: gone.name.')).toBeInTheDocument();
  await waitFor(
    () => expect(lastPreview(api)).toMatchObject({ relationships: [], fields: ['lease.start'] }),
    waitOptions,
  );
});
