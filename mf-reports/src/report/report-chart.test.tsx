import type { ChartGroups } from '@husrum/chart';
import { reportCalls } from '@husrum/contract/report';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ReportBuilderScreen from './report-builder.screen';

const fields = [
  { key: 'lease.house', label: 'Hus', type: 'text' as const },
  { key: 'lease.fee', label: 'Hyra (kr)', type: 'number' as const, decimals: 2 },
];
const grouped = {
  model: 'lease',
  fields: ['lease.house'],
  group_by: ['lease.house'],
  aggregates: [
    { field: 'lease.fee', function: 'sum' },
    { field: 'lease.fee', function: 'avg' },
  ],
};
const sumChart = { type: 'bar', value: 'sum(lease.fee)' };
const houses = [
  { label: ['Norra'], value: 30_000 },
  { label: ['Södra'], value: 10_000 },
];
const noOthers = { other_count: 0, other_value: null };

const renderBuilder = (definition: object, chart: ChartGroups = { groups: houses, ...noOthers }) => {
  const api = fakeApi()
    .on(reportCalls.models, [{ key: 'lease', label: 'Uthyrningar' }])
    .on(reportCalls.relationships, [])
    .on(reportCalls.fields, fields)
    .on(reportCalls.preview, ({ body }) => ({
      headers: [
        { key: 'lease.house', label: 'Hus', type: 'text' },
        { key: 'sum(lease.fee)', label: 'Summa hyra (kr)', type: 'number', decimals: 2 },
        { key: 'avg(lease.fee)', label: 'Medelvärde hyra (kr)', type: 'number', decimals: 2 },
      ],
      data: houses.map(({ label, value }) => [...label, value, value]),
      total: 2,
      is_total_capped: false,
      showing: 2,
      totals: [],
      chart: body.chart && chart,
    }));
  const url = `/report/create?${new URLSearchParams({ q: JSON.stringify(definition) })}`;
  return { api, ...renderScreen(<ReportBuilderScreen />, { route: routes.report.create, url, api }) };
};
const getLastChartRequest = (api: ReturnType<typeof renderBuilder>['api']) =>
  api.requests(reportCalls.preview).at(-1)?.body.chart;
const chooseType = async (user: ReturnType<typeof renderBuilder>['user'], name: string) =>
  user.click(await screen.findByRole('radio', { name }));

test('a report that is not grouped has no chart, and none can be chosen', async () => {
  renderBuilder({ ...grouped, group_by: [], chart: sumChart });
  expect(await screen.findByRole('table', { name: 'Förhandsvisning' })).toBeInTheDocument();
  expect(screen.queryByText('Diagram')).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /per hus/ })).not.toBeInTheDocument();
});

test('a chart is chosen, drawn above the table with a title and a description, and removed', async () => {
  const { api, user } = renderBuilder(grouped);
  await chooseType(user, 'Stapel');
  const drawing = await screen.findByRole('img', { name: 'Summa hyra (kr) per hus' });
  expect(drawing).toHaveAccessibleDescription('Stapel, 2 grupper. Värdena står i tabellen under diagrammet.');
  expect(getLastChartRequest(api)).toEqual(sumChart);
  expect(within(drawing).getByText('Norra')).toBeInTheDocument();
  expect(drawing.querySelectorAll('rect')).toHaveLength(2);
  const table = screen.getByRole('table', { name: 'Förhandsvisning' });
  expect(drawing.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: 'Ladda ner som PNG' })).toBeEnabled();
  await chooseType(user, 'Inget');
  await waitFor(() => expect(drawing).not.toBeInTheDocument());
  await waitFor(() => expect(getLastChartRequest(api)).toBeUndefined());
});

test('shows shares of sums, but bars of averages', async () => {
  const { api, user } = renderBuilder({ ...grouped, chart: { ...sumChart, type: 'share' } });
  expect(await screen.findByText('75 %')).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Värde i diagrammet' }));
  await user.click(
    await screen.findByText('Medelvärde hyra (kr)', { selector: '.ant-select-item-option-content' }),
  );
  await waitFor(() => expect(getLastChartRequest(api)).toEqual({ type: 'bar', value: 'avg(lease.fee)' }));
  expect(screen.getByRole('radio', { name: 'Andel' })).toBeDisabled();
});

test('a note states how many groups are summed as Övriga', async () => {
  const chart = { groups: houses, other_count: 12, other_value: 5000 };
  renderBuilder({ ...grouped, chart: sumChart }, chart);
  const drawing = await screen.findByRole('img', { name: 'Summa hyra (kr) per hus' });
  expect(within(drawing).getByText('Övriga')).toBeInTheDocument();
  expect(drawing.querySelectorAll('rect')).toHaveLength(3);
  expect(screen.getByText(/De övriga \(12\) är summerade som Övriga\./)).toBeInTheDocument();
});

test('explains why shares cannot be drawn', async () => {
  const chart = { groups: [{ label: ['Norra'], value: -5 }], ...noOthers };
  renderBuilder({ ...grouped, chart: { ...sumChart, type: 'share' } }, chart);
  expect(await screen.findByText(/^Andelar kan bara ritas när/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ladda ner som PNG' })).not.toBeInTheDocument();
});
