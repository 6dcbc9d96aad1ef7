import { routes } from '@husrum/contract/routes';
import { AppLink, PageButton } from '@husrum/platform';
import { renderScreen } from '@husrum/testing';
import { StatisticCards } from '@husrum/ui';
import { screen } from '@testing-library/react';

const Links = () => (
  <>
    <AppLink to={routes.calendar.week()}>Kalender</AppLink>
    <PageButton to={routes.contact.write({ type: 'lease', id: 7 })}>Kontakta</PageButton>
    <StatisticCards items={[{ label: 'Portal', value: 'Av', to: routes.setting.tenantportal() }]} />
  </>
);

test('links and buttons open pages that a deployed remote has', async () => {
  const { user, location } = renderScreen(<Links />);
  expect(screen.getByRole('link', { name: 'Kalender' })).toHaveAttribute('href', '/calendar');
  expect(screen.getByRole('link', { name: /Portal/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kontakta' }));
  expect(location()).toBe('/contact/lease/7');
});

test('links and buttons to pages that no deployed remote has are not shown, and content is shown without a link', () => {
  renderScreen(<Links />, { hasPage: () => false });
  expect(screen.queryByText('Kalender')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Portal')).toBeVisible();
});
