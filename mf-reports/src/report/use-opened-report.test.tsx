import { premadeReportCalls } from '@husrum/contract/premade-report';
import { savedReportCalls } from '@husrum/contract/saved-report';
import { fakeApi } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeSavedReport } from '../saved-report/saved-report.test-data';
import { leaseReport, renderBuilder, toBuilderUrl } from './report-builder.test-data';

test('a pre-made report keeps its name until another model is chosen', async () => {
  const api = fakeApi().on(premadeReportCalls.list, [
    { key: 'rent_roll', title: 'Hyreslista', description: 'Vem hyr vad?', columns: [] },
  ]);
  const { user } = renderBuilder(`${toBuilderUrl(leaseReport)}&premade=rent_roll`, api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hyreslista' })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Hyresgäster' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Egen rapport' })).toBeVisible();
});

test('shows the name of a saved report, and suggests it for a copy', async () => {
  const api = fakeApi().on(savedReportCalls.list, [makeSavedReport({ name: 'Mina hyror' })]);
  const { user } = renderBuilder(`${toBuilderUrl(leaseReport)}&saved=7`, api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mina hyror' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Spara som ny' }));
  expect(await screen.findByRole('textbox', { name: 'Namn' })).toHaveValue('Mina hyror');
});
