import { forecastCalls } from '@husrum/contract/forecast';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { aForeseen } from '../testing/economy';
import LeaseForecastPanel from './lease-forecast.panel';

const { list: forecast } = forecastCalls;

test('the lease’s coming invoices stand on its page, each amount explained', async () => {
  const api = fakeApi().on(forecast, { ...pageAnswer([aForeseen()]), sum: { fee: 8500 } });
  const { user } = renderScreen(<LeaseForecastPanel leaseId={3} />);
  expect(await screen.findByText('feb 2027')).toBeVisible();
  expect(api.requests(forecast)[0]?.query).toMatchObject({ lease_id: 3 });
  await user.click(screen.getByRole('button', { name: 'Visa detaljer' }));
  expect(screen.getByText('Hyra 8 500 kr för hela februari 2027')).toBeVisible();
});

test('a lease with nothing to come says so', async () => {
  fakeApi().on(forecast, { ...pageAnswer([]), sum: { fee: 0 } });
  renderScreen(<LeaseForecastPanel leaseId={3} />);
  expect(await screen.findByText('Inga hyresavier väntas de kommande tolv månaderna')).toBeVisible();
});
