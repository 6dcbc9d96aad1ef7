import { companyCalls } from '@husrum/contract/company';
import { type IntegrationRow, integrationCalls } from '@husrum/contract/integration';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { makeCompany } from './company.test-data';
import InvoicingScreen from './invoicing.screen';

const setup = () =>
  renderScreen(<InvoicingScreen />, { route: routes.company.invoicing, url: '/company/3/invoicingconfig' });

const fortnox: IntegrationRow = {
  id: 4,
  name: 'FORTNOX',
  description: 'Fortnox – Åkerö AB',
  created_at: '2026-11-01T08:00:00.000Z',
  state: 'CONNECTED',
  last_sync_at: null,
  next_sync_at: null,
  last_error: null,
  last_error_at: null,
  service_company: 'Åkerö AB',
  is_simulated: true,
};
const makeApiWithoutPrograms = () => fakeApi().on(integrationCalls.invoicing, { data: [] });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-19T09:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

test('previews the next invoices while the days are typed', async () => {
  makeApiWithoutPrograms().on(companyCalls.detail, makeCompany());
  const { user } = setup();
  expect(await screen.findByText('Avstängd: du skapar och skickar avierna själv.')).toBeVisible();
  expect(screen.getByLabelText(/^Dag då avier skapas/)).toBeDisabled();
  await user.click(screen.getByRole('switch', { name: 'Skapa hyresavier automatiskt' }));
  expect(
    await screen.findByText('Avier för december skapas 20 november och skickas 25 november.'),
  ).toBeVisible();
  const day = screen.getByLabelText(/^Dag då avier skapas/);
  await user.clear(day);
  await user.type(day, '10');
  expect(
    await screen.findByText('Avier för januari 2027 skapas 10 december och skickas 25 december.'),
  ).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Kräv attestering före utskick' }));
  expect(await screen.findByText(/om de då är attesterade\.$/)).toBeVisible();
});

test('warns when the days leave less than the shortest time to pay, and says what the statutory terms do', async () => {
  const { invoicingconfig, ...company } = makeCompany();
  const config = {
    ...invoicingconfig,
    auto_enabled: true,
    terms_of_payment: 'inactive',
    min_days: 10,
  } as const;
  makeApiWithoutPrograms().on(companyCalls.detail, {
    ...company,
    invoicingconfig: { ...config, generate_day: 29, send_day: 29, generate_period: 'NEXT_MONTH' },
  });
  const { user } = setup();
  const warning = /Avier för december skickas 29 november och förfaller 30 november: 1 dag att betala/;
  expect(await screen.findByText(warning)).toHaveTextContent(
    'mindre än minst antal dagar (10). Låt avierna skapas och skickas tidigare i månaden.',
  );
  expect(screen.getByText(/Avin förfaller sista vardagen före den månad som den avser/)).toBeVisible();
  const days = screen.getByLabelText(/^Minst antal dagar/);
  await user.clear(days);
  await user.type(days, '1');
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
});

test('advises longer terms of payment when these count from the day of sending', async () => {
  const { invoicingconfig, ...company } = makeCompany();
  makeApiWithoutPrograms().on(companyCalls.detail, {
    ...company,
    invoicingconfig: { ...invoicingconfig, auto_enabled: true, terms_of_payment: '10', min_days: 15 },
  });
  setup();
  expect(await screen.findByText(/att betala, mindre än minst antal dagar \(15\)/)).toHaveTextContent(
    /\(15\)\. Välj ett längre betalningsvillkor\.$/,
  );
});

test.each([
  [null, /egen följd, som börjar med den första avin/],
  [{ first: 1_000_001, last: 1_000_045, end: 1_999_999 }, /senast 1000045\. Efter 1999999 fortsätter numren/],
] as const)('says which numbers the invoices get: %j', async (series, text) => {
  makeApiWithoutPrograms().on(companyCalls.detail, makeCompany({ invoice_series: series }));
  setup();
  expect(await screen.findByText(text)).toBeVisible();
});

test('says that the invoices are created tonight when their generate day has passed', async () => {
  const { invoicingconfig, ...company } = makeCompany();
  makeApiWithoutPrograms().on(companyCalls.detail, {
    ...company,
    invoicingconfig: { ...invoicingconfig, auto_enabled: true, next_run_month: '2026-12' },
  });
  const { user } = setup();
  const day = await screen.findByLabelText(/^Dag då avier skapas/);
  await user.clear(day);
  await user.type(day, '10');
  expect(
    await screen.findByText(
      'Avier för december skapas i natt, eftersom dagen redan har passerat, och skickas 25 november.',
    ),
  ).toBeVisible();
});

test('verifies and formats giro numbers on blur, and saves all settings together', async () => {
  const api = makeApiWithoutPrograms()
    .on(companyCalls.detail, makeCompany())
    .on(companyCalls.updateInvoicingConfig, makeCompany().invoicingconfig);
  const { user, location } = setup();
  const giro = await screen.findByLabelText(/^Bankgiro/);
  await user.clear(giro);
  expect(await screen.findByText(/går hyresavierna inte att attestera eller skicka/)).toBeVisible();
  await user.type(giro, '990-2346');
  await user.tab();
  expect(await screen.findByText('Bankgironumret stämmer inte. Kontrollera siffrorna.')).toBeVisible();
  await user.clear(giro);
  await user.type(giro, '54029681');
  await user.tab();
  expect(giro).toHaveValue('5402-9681');
  await user.click(screen.getByRole('button', { name: 'Spara inställningar' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(location()).toBe('/company/3');
  expect(api.requests(companyCalls.updateInvoicingConfig)[0]).toMatchObject({
    params: { id: '3' },
    body: {
      bankgiro: '5402-9681',
      plusgiro: null,
      terms_of_payment: 'inactive',
      send_day: 25,
      min_days: 10,
      updated_at: makeCompany().invoicingconfig.updated_at,
    },
  });
});

test('shows an invalid day of the month under its field', async () => {
  const api = makeApiWithoutPrograms().on(companyCalls.detail, makeCompany());
  const { user } = setup();
  await user.click(await screen.findByRole('switch', { name: 'Skapa hyresavier automatiskt' }));
  const day = screen.getByLabelText(/^Dag då avier skickas/);
  await user.clear(day);
  await user.type(day, '32');
  await user.tab();
  expect(await screen.findByText('Dag då avier skickas får vara högst 31')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Spara inställningar' }));
  expect(api.requests(companyCalls.updateInvoicingConfig)).toEqual([]);
});

test('requires a minimum number of days to pay from 1 to 60, and saves it with the approval for F-tax', async () => {
  const api = makeApiWithoutPrograms()
    .on(companyCalls.detail, makeCompany())
    .on(companyCalls.updateInvoicingConfig, makeCompany().invoicingconfig);
  const { user, location } = setup();
  const days = await screen.findByLabelText(/^Minst antal dagar att betala/);
  expect(days).toHaveValue('10');
  const submit = screen.getByRole('button', { name: 'Spara inställningar' });
  for (const [typed, error] of [
    ['0', 'Minst antal dagar att betala måste vara minst 1'],
    ['61', 'Minst antal dagar att betala får vara högst 60'],
  ] as const) {
    await user.clear(days);
    await user.type(days, typed);
    await user.click(submit);
    expect(await screen.findByText(error)).toBeVisible();
  }
  await user.clear(days);
  await user.click(submit);
  expect(await screen.findByText('Minst antal dagar att betala måste fyllas i')).toBeVisible();
  expect(api.requests(companyCalls.updateInvoicingConfig)).toEqual([]);
  await user.type(days, '14');
  await user.click(screen.getByRole('switch', { name: /^Godkänd för F-skatt/ }));
  await user.click(submit);
  await waitFor(() => expect(location()).toBe('/company/3'));
  expect(api.requests(companyCalls.updateInvoicingConfig)[0]?.body).toMatchObject({
    min_days: 14,
    f_tax: false,
  });
});

test('verifies and formats the Swish number on blur, and saves it', async () => {
  const api = makeApiWithoutPrograms()
    .on(companyCalls.detail, makeCompany())
    .on(companyCalls.updateInvoicingConfig, makeCompany().invoicingconfig);
  const { user } = setup();
  const swish = await screen.findByLabelText(/^Swish-nummer/);
  await user.type(swish, '070-174 06 05');
  await user.tab();
  expect(
    await screen.findByText('Swish-numret stämmer inte. Det är tio siffror och börjar med 123.'),
  ).toBeVisible();
  await user.clear(swish);
  await user.type(swish, '1231181189');
  await user.tab();
  expect(swish).toHaveValue('123 118 11 89');
  await user.click(screen.getByRole('button', { name: 'Spara inställningar' }));
  await waitFor(() =>
    expect(api.requests(companyCalls.updateInvoicingConfig)[0]?.body).toMatchObject({
      swish: '123 118 11 89',
    }),
  );
});

test('chooses the accounting program, and shows how invoices are then handled', async () => {
  const api = fakeApi()
    .on(integrationCalls.invoicing, { data: [fortnox] })
    .on(companyCalls.detail, makeCompany())
    .on(companyCalls.updateInvoicingConfig, makeCompany().invoicingconfig);
  const { user } = setup();
  expect(await screen.findByText(/^Avierna är manuella/)).toBeVisible();
  await user.click(screen.getByLabelText('Bokföringsprogram'));
  await user.click(await screen.findByText('Fortnox – Åkerö AB'));
  expect(await screen.findByText(/bokförs där innan de skickas/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Spara inställningar' }));
  await waitFor(() =>
    expect(api.requests(companyCalls.updateInvoicingConfig)[0]?.body).toMatchObject({ integration_id: 4 }),
  );
});

describe('an accounting program that is connected to the books of a legal entity', () => {
  const chooseFortnox = async (organisationNumber: string | null) => {
    fakeApi()
      .on(integrationCalls.invoicing, { data: [{ ...fortnox, organisation_number: organisationNumber }] })
      .on(companyCalls.detail, makeCompany());
    const { user } = setup();
    await user.click(await screen.findByLabelText('Bokföringsprogram'));
    await user.click(await screen.findByText('Fortnox – Åkerö AB'));
    expect(await screen.findByText(/bokförs där innan de skickas/)).toBeVisible();
  };

  test('shows a warning when the legal entity is not the company', async () => {
    await chooseFortnox('969663-7033');
    expect(
      screen.getByText(
        'Kopplingen gäller Åkerö AB (969663-7033), inte Åkerö AB (559999-0016). Avierna bokförs där.',
      ),
    ).toBeVisible();
  });

  test.each(['5599990016', null])(
    'shows no warning when the organisation number of the connection is %s',
    async (number) => {
      await chooseFortnox(number);
      expect(screen.queryByText(/^Kopplingen gäller/)).not.toBeInTheDocument();
    },
  );
});

test('links to the integrations when no accounting program is connected', async () => {
  makeApiWithoutPrograms().on(companyCalls.detail, makeCompany());
  setup();
  expect(await screen.findByRole('link', { name: 'Integrationer' })).toHaveAttribute(
    'href',
    '/integration/overview',
  );
});

describe('when the accounting programs cannot be read', () => {
  const setupFailing = () => {
    const company = makeCompany();
    const invoicingconfig = { ...company.invoicingconfig, integration_id: fortnox.id };
    const api = fakeApi()
      .fails(integrationCalls.invoicing, 500)
      .on(companyCalls.detail, { ...company, invoicingconfig })
      .on(companyCalls.updateInvoicingConfig, invoicingconfig);
    return { api, ...setup() };
  };

  test('offers a retry', async () => {
    const { api, user } = setupFailing();
    expect(await screen.findByText(/Valet ändras inte om du sparar/)).toBeVisible();
    expect(screen.queryByText(/Utan bokföringsprogram/)).not.toBeInTheDocument();
    api.on(integrationCalls.invoicing, { data: [fortnox] });
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByLabelText('Bokföringsprogram')).toBeVisible();
  });

  test('saving keeps the selected program', async () => {
    const { api, user } = setupFailing();
    expect(await screen.findByText(/Valet ändras inte om du sparar/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Spara inställningar' }));
    await waitFor(() =>
      expect(api.requests(companyCalls.updateInvoicingConfig)[0]?.body).toMatchObject({
        integration_id: fortnox.id,
      }),
    );
  });
});
