import { routes } from '@husrum/contract/routes';
import { renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import TermsScreen from './terms.screen';

test('the terms are readable without signing in', () => {
  renderScreen(<TermsScreen />, { route: routes.session.terms, url: '/terms', user: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Användarvillkor' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Dina uppgifter' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till Husrum' })).toHaveAttribute('href', '/login');
  expect(routes.session.terms.access).toBe('public');
});
