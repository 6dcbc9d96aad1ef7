import type { Role } from '@husrum/contract/permission';
import { routes } from '@husrum/contract/routes';
import { ticketCalls } from '@husrum/contract/ticket';
import { AppLink, definePages, lazyModule, PageButton } from '@husrum/platform';
import { PageRoutes, sessionStore } from '@husrum/platform/shell';
import { createUser, renderScreen } from '@husrum/testing';
import { MoreMenu } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { act, screen } from '@testing-library/react';

const Controls = () => (
  <>
    <AppLink to={routes.lease.edit({ id: 7 })}>Redigera uthyrningen</AppLink>
    <AppLink to={routes.lease.detail({ id: 7 })}>Visa uthyrningen</AppLink>
    <PageButton to={routes.contact.write({ type: 'lease', id: 7 })}>Kontakta</PageButton>
    <Button call={ticketCalls.resolve}>Lös</Button>
    <Button>Stäng</Button>
    <MoreMenu actions={[{ key: 'remove', label: 'Ta bort', call: ticketCalls.remove, onClick: () => {} }]} />
  </>
);
const listControlsShownTo = (role: Role): string[] => {
  const { unmount } = renderScreen(<Controls />, { user: createUser({ role }) });
  const elements = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
  const names = elements.map((element) => element.textContent || element.getAttribute('aria-label') || '');
  unmount();
  return names;
};

test('buttons, menus and links to forms are shown to roles that may use them', () => {
  const all = ['Redigera uthyrningen', 'Visa uthyrningen', 'Kontakta', 'Lös', 'Stäng', 'Fler val'];
  expect(listControlsShownTo('MANAGER')).toEqual(all);
  expect(listControlsShownTo('ACCOUNTANT')).toEqual(['Visa uthyrningen', 'Kontakta', 'Stäng']);
  expect(listControlsShownTo('READER')).toEqual(['Visa uthyrningen', 'Stäng']);
});

test('a change of the role shows and hides buttons at once', () => {
  renderScreen(<Controls />, { user: createUser({ role: 'READER' }) });
  expect(screen.queryByRole('button', { name: 'Lös' })).not.toBeInTheDocument();
  act(() => sessionStore.set(createUser({ role: 'MANAGER' })));
  expect(screen.getByRole('button', { name: 'Lös' })).toBeVisible();
});

test('a role that may not send a form sees an explanation instead of it', async () => {
  const form = lazyModule(async () => ({ default: () => <h1>Formulär</h1> }));
  await form.load();
  const pages = definePages('mf-leases', { 'lease.edit': form });
  const { unmount } = renderScreen(<PageRoutes pages={pages} />, {
    url: '/lease/7/edit',
    user: createUser({ role: 'ACCOUNTANT' }),
  });
  expect(await screen.findByText('Din roll får inte ändra här')).toBeVisible();
  expect(screen.queryByText('Formulär')).not.toBeInTheDocument();
  unmount();
  renderScreen(<PageRoutes pages={pages} />, { url: '/lease/7/edit', user: createUser({ role: 'MANAGER' }) });
  expect(await screen.findByText('Formulär')).toBeVisible();
});
