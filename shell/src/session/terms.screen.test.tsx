import { routes } from '@husrum/contract/routes';
import { sessionCalls } from '@husrum/contract/session';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import TermsScreen from './terms.screen';

const renderTerms = () =>
  renderScreen(<TermsScreen />, { route: routes.session.terms, url: '/terms', user: null });

test('the terms of the operator are readable without signing in', async () => {
  const sections = [
    { title: null, paragraphs: ['Gäller från 2026-12-01.'] },
    { title: 'Dina uppgifter', paragraphs: ['Det du lägger in är ditt.'] },
  ];
  fakeApi().on(sessionCalls.terms, { sections });
  renderTerms();
  expect(screen.getByRole('heading', { level: 1, name: 'Användarvillkor' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Dina uppgifter' })).toBeVisible();
  expect(screen.getByText('Gäller från 2026-12-01.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till Husrum' })).toHaveAttribute('href', '/login');
  expect(routes.session.terms.access).toBe('public');
});

test('without a text of the operator the page says that there are no terms', async () => {
  fakeApi().on(sessionCalls.terms, { sections: [] });
  renderTerms();
  expect(await screen.findByText(/har inga användarvillkor/)).toBeVisible();
});
