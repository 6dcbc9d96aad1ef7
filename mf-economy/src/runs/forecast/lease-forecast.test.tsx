import { forecastCalls } from '@husrum/contract/forecast';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeForecastInvoice } from './forecast.test-data';
import LeaseForecastPanel from './lease-forecast.panel';

const { list: forecast } = forecastCalls;

test('lists the upcoming invoices of a lease with the calculation of each row', async () => {
  const api = fakeApi().on(forecast, { ...pageResponse([makeForecastInvoice()]), sum: { fee: 8500 } });
  const { user } = renderScreen(<LeaseForecastPanel leaseId={3} />);
  expect(await screen.findByText('feb 2027')).toBeVisible();
  expect(api.requests(forecast)[0]?.query).toMatchObject({ lease_id: 3 });
  await user.click(screen.getByRole('button', { name: 'Visa detaljer' }));
  expect(screen.getByText('Hyra 8 500 kr för hela februari 2027')).toBeVisible();
});

test('shows an empty state for a lease without upcoming invoices', async () => {
  fakeApi().on(forecast, { ...pageResponse([]), sum: { fee: 0 } });
  renderScreen(<LeaseForecastPanel leaseId={3} />);
  expect(
    await screen.findByText('Inga hyresavier skapas automatiskt de kommande tolv månaderna'),
  ).toBeVisible();
});
