import { reportCalls } from '@husrum/contract/report';
import { screen, waitFor } from '@testing-library/react';
import { getLastPreviewRequest, leaseReport, renderBuilder, toBuilderUrl } from './report-builder.test-data';

test('warns that the model of a report no longer exists, and another one can be chosen', async () => {
  const { api, user } = renderBuilder(toBuilderUrl({ ...leaseReport, model: 'gone' }));
  expect(await screen.findByText('Rapportens källa finns inte längre')).toBeInTheDocument();
  for (const call of [reportCalls.relationships, reportCalls.fields])
    expect(api.requests(call)).toHaveLength(0);
  await user.click(await screen.findByRole('radio', { name: 'Uthyrningar' }));
  expect(await screen.findByRole('button', { name: 'Start' })).toBeInTheDocument();
  expect(screen.queryByText('Rapportens källa finns inte längre')).not.toBeInTheDocument();
});

test('lists the fields that no longer exist, except those of a relationship that is not selected', async () => {
  renderBuilder(toBuilderUrl({ ...leaseReport, fields: ['lease.start', 'lease.gone', 'tenant.name'] }));
  expect(await screen.findByText('Några fält i rapporten finns inte längre')).toBeInTheDocument();
  expect(screen.getByText('De är borttagna ur rapporten: lease.gone.')).toBeInTheDocument();
});

test('opens a report whose relationship no longer exists, and lists the fields of the relationship', async () => {
  const { api } = renderBuilder(
    toBuilderUrl({ ...leaseReport, relationships: ['gone'], fields: ['lease.start', 'gone.name'] }),
  );
  expect(await screen.findByText('De är borttagna ur rapporten: gone.name.')).toBeInTheDocument();
  await waitFor(() =>
    expect(getLastPreviewRequest(api)).toMatchObject({ relationships: [], fields: ['lease.start'] }),
  );
});
