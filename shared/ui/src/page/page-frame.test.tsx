import { renderScreen } from '@husrum/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { PageFrame } from './page-frame';
import { StatisticCards } from './statistic-cards';

test('shows the title, breadcrumbs, facts, statistics and the action menu', async () => {
  const clicked: string[] = [];
  const { user } = renderScreen(
    <PageFrame
      title="Lgh 1102"
      breadcrumb={[
        { title: 'Uthyrningar', link: '/lease/overview' },
        { title: 'Lgh 1102', link: '/lease/7' },
      ]}
      facts={['Anna Andersson', null, false]}
      menuActions={[{ key: 'remove', label: 'Ta bort', danger: true, onClick: () => clicked.push('remove') }]}
      statistics={
        <StatisticCards
          items={[
            { label: 'Hyra', value: '8 500 kr', to: '/x' },
            { label: 'Ute', value: undefined },
          ]}
        />
      }
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Lgh 1102' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Lgh 1102 · Husrum'));
  expect(screen.getByRole('link', { name: 'Uthyrningar' })).toHaveAttribute('href', '/lease/overview');
  expect(screen.queryByRole('link', { name: 'Lgh 1102' })).not.toBeInTheDocument();
  expect(screen.getByText('Anna Andersson').parentElement?.children).toHaveLength(1);
  expect(screen.getByRole('link', { name: /8 500 kr/ })).toHaveAttribute('href', '/x');

  await user.click(screen.getByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ta bort' }));
  expect(clicked).toEqual(['remove']);
});

test.each([
  ['low', 200, false],
  ['higher than 30 % of the window', 400, true],
])('a header that is %s (%i of 768 px) scrolls away: %p', (_what, height, scrollsAway) => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  const { container } = renderScreen(<PageFrame title="Lgh 1102" sticky />);
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
  expect(container.querySelector('.h-page--high') !== null).toBe(scrollsAway);
  jest.restoreAllMocks();
});
