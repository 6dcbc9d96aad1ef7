import { renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { useUrlTab } from '../url/use-url-tab';
import { PageTabs } from './page-tabs';

const LeaseTabs = () => {
  const [tab] = useUrlTab(['overview', 'keys']);
  return (
    <>
      <PageTabs
        label="Uthyrningens delar"
        current={tab}
        tabs={[
          { key: 'overview', title: 'Översikt', count: 0 },
          { key: 'keys', title: 'Kvittenser', count: 2000 },
        ]}
      />
      {tab === 'overview' ? 'Allt' : 'Två tusen nycklar'}
    </>
  );
};

test('each tab has its own URL; the first tab has the URL of the page', async () => {
  const { user, location } = renderScreen(<LeaseTabs />, { url: '/lease/7' });
  expect(screen.getByText('Allt')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Översikt' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Kvittenser 2\u00a0000' }));
  expect(location()).toBe('/lease/7?tab=keys');
  expect(screen.getByText('Två tusen nycklar')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Översikt' })).not.toHaveAttribute('aria-current');
  await user.click(screen.getByRole('link', { name: 'Översikt' }));
  expect(location()).toBe('/lease/7');
});

test.each([
  ['/lease/7?tab=keys', 'Två tusen nycklar'],
  ['/lease/7?tab=nothing', 'Allt'],
])('%s opens the tab of the URL, or the first tab if there is no such tab', (url, text) => {
  renderScreen(<LeaseTabs />, { url });
  expect(screen.getByText(text)).toBeInTheDocument();
});
