import { aggregateKey, reportCalls } from '@husrum/contract/report';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ReportBuilderScreen from './report-builder.screen';

const leaseFields = [
  { key: 'lease.start', label: 'Start', type: 'datetime' as const },
  { key: 'lease.fee', label: 'Hyra (kr)', type: 'number' as const },
  { key: 'lease.state', label: 'Status', type: 'enum' as const },
  { key: 'lease.fee_as_m2', label: 'Hyra per m²', type: 'boolean' as const },
];
const tenantFields = [{ key: 'tenant.name', label: 'Primär hyresgäst: Namn', type: 'text' as const }];
const allFields = [...leaseFields, ...tenantFields];

const renderBuilder = (url = '/report/create') => {
  const api = fakeApi()
    .on(reportCalls.models, [
      { key: 'lease', label: 'Uthyrningar' },
      { key: 'tenant', label: 'Hyresgäster' },
    ])
    .on(reportCalls.relationships, [{ key: 'tenant', label: 'Primär hyresgäst' }])
    .on(reportCalls.fields, ({ body }) => [
      ...leaseFields,
      ...(body.relationships.includes('tenant') ? tenantFields : []),
    ])
    .on(reportCalls.enumOptions, [
      { key: 'active', label: 'Aktiv' },
      { key: 'planned', label: 'Kommande' },
    ])
    .on(reportCalls.preview, ({ body }) => ({
      headers: body.fields.flatMap((key) => allFields.find((field) => field.key === key) ?? []),
      data: [
        body.fields.map((key) =>
          key === 'lease.fee_as_m2' ? true : key === 'tenant.name' ? 'x'.repeat(101) : key,
        ),
      ],
      total: 128,
      is_total_capped: false,
      showing: 1,
      totals: body.aggregates.map((aggregate) => ({
        ...aggregate,
        key: aggregateKey(aggregate),
        label: 'Summa Hyra (kr)',
        type: 'number' as const,
        decimals: 2,
        value: 20500.5,
        counts_once: false,
      })),
    }));
  return { api, ...renderScreen(<ReportBuilderScreen />, { route: routes.report.create, url, api }) };
};
const builderUrl = (definition: object) =>
  `/report/create?${new URLSearchParams({ q: JSON.stringify(definition) })}`;
const leaseReport = { model: 'lease', relationships: [], fields: ['lease.start'], filters: [] };
const unordered = { sort: [], group_by: [], aggregates: [] };
const noRows = { data: [], total: 0, is_total_capped: false, showing: 0, totals: [] };
const waitOptions = { timeout: 2000 };
const selectOption = async (user: ReturnType<typeof renderBuilder>['user'], box: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: box }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

test('requests no preview before a model and a field are selected', async () => {
  const { api, user } = renderBuilder();
  expect(await screen.findByText('Välj en källa och minst ett fält')).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: 'Uthyrningar' }));
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('columnheader', { name: 'Start' }, waitOptions)).toBeInTheDocument();
  expect(screen.getByText('Visar 1 av 128 rader')).toBeInTheDocument();
  expect(screen.getByText('Uthyrningar, 1 kolumn, 128 rader')).toBeInTheDocument();
  expect(api.requests(reportCalls.preview).map(({ body }) => body)).toEqual([
    { ...leaseReport, ...unordered, limit: 20 },
  ]);
});

test('requests the columns in the user’s order', async () => {
  const { user, api } = renderBuilder(builderUrl({ ...leaseReport, fields: ['lease.start', 'lease.fee'] }));
  await user.click(await screen.findByRole('button', { name: 'Flytta Hyra (kr) uppåt' }));
  await waitFor(() => {
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Hyra (kr)',
      'Start',
    ]);
  }, waitOptions);
  await user.click(screen.getByRole('button', { name: 'Ta bort Start' }));
  await waitFor(
    () => expect(api.requests(reportCalls.preview).at(-1)?.body.fields).toEqual(['lease.fee']),
    waitOptions,
  );
});

test('searches fields by a part of their name', async () => {
  const { user } = renderBuilder(builderUrl(leaseReport));
  const list = within(await screen.findByRole('list', { name: 'Fält att lägga till' }));
  await user.type(screen.getByRole('searchbox', { name: 'Sök fält' }), 'hyra');
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Hyra (kr)',
    'Hyra per m²',
  ]);
});

test('adds a complete filter, shows it in the summary and removes it', async () => {
  const { api, user } = renderBuilder(builderUrl(leaseReport));
  await screen.findByRole('combobox', { name: 'Fält' });
  const add = screen.getByRole('button', { name: 'Lägg till filter' });
  expect(add).toBeDisabled();
  await selectOption(user, 'Fält', 'Status');
  expect(add).toBeDisabled();
  await selectOption(user, 'Värde', 'Aktiv');
  await user.click(add);
  expect(await screen.findByText(/^Uthyrningar där Status är Aktiv, 1 kolumn/)).toBeInTheDocument();
  await waitFor(() => {
    expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([
      { field: 'lease.state', operator: '=', value: 'active' },
    ]);
  }, waitOptions);
  expect(add).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Ta bort filtret Status är Aktiv' }));
  expect(screen.queryByText('Status är Aktiv')).not.toBeInTheDocument();
});

test('a relative period needs no value', async () => {
  const { api, user } = renderBuilder(builderUrl(leaseReport));
  await screen.findByRole('combobox', { name: 'Fält' });
  await selectOption(user, 'Fält', 'Start');
  await selectOption(user, 'Villkor', 'förra månaden');
  expect(screen.queryByLabelText('Värde')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lägg till filter' }));
  await waitFor(() => {
    expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([
      { field: 'lease.start', operator: 'last_month', value: null },
    ]);
  }, waitOptions);
});

test('truncates long texts and shows booleans as words', async () => {
  renderBuilder(
    builderUrl({ ...leaseReport, relationships: ['tenant'], fields: ['lease.fee_as_m2', 'tenant.name'] }),
  );
  expect(await screen.findByText('Ja')).toBeInTheDocument();
  expect(screen.getByText(`${'x'.repeat(100)}…`)).toBeInTheDocument();
});

test('removing a relationship removes only its columns', async () => {
  const { api, user } = renderBuilder(
    builderUrl({ ...leaseReport, relationships: ['tenant'], fields: ['lease.start', 'tenant.name'] }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Primär hyresgäst' }));
  await waitFor(
    () => expect(api.requests(reportCalls.preview).at(-1)?.body.fields).toEqual(['lease.start']),
    waitOptions,
  );
});

test('shows a failure and retries', async () => {
  const { api, user } = renderBuilder();
  api.fails(reportCalls.preview, 422, { message: 'Frågan tog för lång tid.' });
  await user.click(await screen.findByRole('radio', { name: 'Uthyrningar' }));
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Fel vid laddning av rapporten', {}, waitOptions)).toBeInTheDocument();
  expect(screen.getByText('Frågan tog för lång tid.')).toBeInTheDocument();
  api.on(reportCalls.preview, { headers: leaseFields.slice(0, 1), ...noRows });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Det finns ingen data')).toBeInTheDocument();
});

test('clears filters that match nothing', async () => {
  const filters = [{ field: 'lease.fee', operator: '>', value: 1_000_000 }];
  const { api, user } = renderBuilder(builderUrl({ ...leaseReport, filters }));
  api.on(reportCalls.preview, { headers: leaseFields.slice(0, 1), ...noRows });
  await user.click(await screen.findByRole('button', { name: 'Rensa filter' }, waitOptions));
  await waitFor(
    () => expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([]),
    waitOptions,
  );
});

const lastPreview = (api: ReturnType<typeof renderBuilder>['api']) =>
  api.requests(reportCalls.preview).at(-1)?.body;

test('sorts by a click on a column, reverses the sort and removes it', async () => {
  const { api, user } = renderBuilder(builderUrl({ ...leaseReport, fields: ['lease.start', 'lease.fee'] }));
  await user.click(await screen.findByRole('button', { name: 'Hyra (kr)' }, waitOptions));
  await waitFor(
    () => expect(lastPreview(api)?.sort).toEqual([{ field: 'lease.fee', direction: 'asc' }]),
    waitOptions,
  );
  await user.click(screen.getByRole('button', { name: 'Vänd sorteringen efter Hyra (kr)' }));
  expect(screen.getByText('Hyra (kr), fallande')).toBeInTheDocument();
  await selectOption(user, 'Sortera efter', 'Start');
  await waitFor(
    () =>
      expect(lastPreview(api)?.sort).toEqual([
        { field: 'lease.fee', direction: 'desc' },
        { field: 'lease.start', direction: 'asc' },
      ]),
    waitOptions,
  );
  await user.click(screen.getByRole('button', { name: 'Ta bort sorteringen efter Hyra (kr)' }));
  await waitFor(
    () => expect(lastPreview(api)?.sort).toEqual([{ field: 'lease.start', direction: 'asc' }]),
    waitOptions,
  );
});

test('adds a total, shows it under its column and removes it', async () => {
  const { api, user } = renderBuilder(builderUrl({ ...leaseReport, fields: ['lease.start', 'lease.fee'] }));
  await screen.findByRole('combobox', { name: 'Fält att beräkna' });
  await selectOption(user, 'Fält att beräkna', 'Hyra (kr)');
  await user.click(screen.getByRole('button', { name: 'Lägg till beräkning' }));
  const total = await screen.findByText('20 500,50', { exact: false }, waitOptions);
  expect(total.closest('tfoot')).toHaveTextContent(/Summa 20.500,50/);
  expect(lastPreview(api)?.aggregates).toEqual([{ field: 'lease.fee', function: 'sum' }]);
  await user.click(screen.getByRole('button', { name: 'Ta bort beräkningen Summa Hyra (kr)' }));
  await waitFor(() => expect(lastPreview(api)?.aggregates).toEqual([]), waitOptions);
});

test('a grouped report sorts by its groups and totals only, and its sentence counts groups', async () => {
  const definition = {
    ...leaseReport,
    group_by: ['lease.state'],
    sort: [{ field: 'lease.start', direction: 'asc' }],
  };
  const { api, user } = renderBuilder(builderUrl(definition));
  expect(
    await screen.findByText('Uthyrningar grupperade efter Status, 1 kolumn, 128 grupper', {}, waitOptions),
  ).toBeInTheDocument();
  expect(lastPreview(api)).toMatchObject({ group_by: ['lease.state'], sort: [] });
  await user.click(screen.getByRole('combobox', { name: 'Sortera efter' }));
  const options = await screen.findAllByText(/./, { selector: '.ant-select-item-option-content' });
  expect(options.map(({ textContent }) => textContent)).toEqual(['Status', 'Antal rader']);
});

test('choosing another model clears the report', async () => {
  const { api, user } = renderBuilder(
    builderUrl({
      ...leaseReport,
      group_by: ['lease.state'],
      aggregates: [{ field: null, function: 'count' }],
      filters: [{ field: 'lease.fee', operator: '>', value: 1 }],
    }),
  );
  await screen.findByRole('table', { name: 'Förhandsvisning' }, waitOptions);
  await user.click(screen.getByRole('radio', { name: 'Hyresgäster' }));
  expect(await screen.findByText('Välj en källa och minst ett fält')).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Förhandsvisning' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await waitFor(
    () => expect(lastPreview(api)).toEqual({ ...leaseReport, ...unordered, model: 'tenant', limit: 20 }),
    waitOptions,
  );
});

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

test('says when more rows exist than were counted', async () => {
  const { api } = renderBuilder(builderUrl(leaseReport));
  api.on(reportCalls.preview, {
    headers: leaseFields.slice(0, 1),
    data: [['2026-01-01']],
    ...{ total: 100_000, is_total_capped: true, showing: 1, totals: [] },
  });
  expect(await screen.findByText(/^Visar 1 av mer än 100.000 rader$/, {}, waitOptions)).toBeInTheDocument();
});
