import type { OkOf } from '@husrum/contract/core';
import { economyCalls } from '@husrum/contract/economy';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import CollectedPanel from './collected.panel';
import ProjectionPanel from './projection.panel';

const stats = (changes: Partial<OkOf<typeof economyCalls.stats>> = {}): OkOf<typeof economyCalls.stats> => ({
  stat_income_current: 0,
  stat_income_max: 0,
  stat_income_r12: 0,
  stat_leases_total: 0,
  stat_occupancy_total: 0,
  stat_rentable_total: 0,
  stat_tenants_current: 0,
  stat_area_average: null,
  stat_area_average_price: null,
  stat_month_billed: 100_000,
  stat_month_paid: 62_500,
  ...changes,
});
const months = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`);

test('how much of the month has come in', async () => {
  fakeApi().on(economyCalls.stats, stats());
  renderScreen(<CollectedPanel />);
  expect(await screen.findByText(/62\s500\skr/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  expect(screen.getByRole('link', { name: /37\s500\skr återstår/ })).toHaveAttribute(
    'href',
    '/invoicebase/status/unpaid',
  );
});

test('a month without notices says so', async () => {
  fakeApi().on(economyCalls.stats, stats({ stat_month_billed: 0, stat_month_paid: 0 }));
  renderScreen(<CollectedPanel />);
  expect(await screen.findByText('Inga hyresavier förfaller denna månad')).toBeVisible();
});

test('twelve bars lead to the invoices of their months, and are there as a table', async () => {
  fakeApi().on(economyCalls.projected, { labels: months, data: months.map((_, at) => at * 1000) });
  renderScreen(<ProjectionPanel />);
  const bar = await screen.findByRole('link', { name: 'dec 11' });
  expect(bar).toHaveAttribute('aria-description', expect.stringMatching(/^december 2027: 11\s000\skr$/));
  expect(bar).toHaveAttribute('href', '/invoicebase/overview?from=2027-12-01&to=2027-12-31');
  const bars = screen.getAllByRole('link', { name: /^[a-z]{3} \d{1,2}$/ });
  expect(bars).toHaveLength(12);
  for (const each of bars) expect(each).toHaveAttribute('aria-description', expect.stringMatching(/\d\skr$/));
  expect(screen.getByText('Visa som tabell')).toBeVisible();
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(13);
});

test('without leases nothing is expected; a failure can be tried again', async () => {
  fakeApi().on(economyCalls.projected, { labels: months, data: months.map(() => 0) });
  const { unmount } = renderScreen(<ProjectionPanel />);
  expect(await screen.findByText('Inga väntade intäkter')).toBeVisible();
  unmount();
  fakeApi().fails(economyCalls.projected, 500, { message: 'Databasen vilar' });
  renderScreen(<ProjectionPanel />);
  expect(await screen.findByRole('button', { name: /Försök igen/ })).toBeVisible();
});
