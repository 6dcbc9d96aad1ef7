import { render, screen } from '@testing-library/react';
import { ErrorState } from './error-state';

test.each([
  ['Något gick fel', 'Något gick felFörsök igen om en stund.'],
  ['Du har inte behörighet', 'Något gick felDu har inte behörighet'],
])('shows the message unless it repeats the title: %s', (message, text) => {
  render(<ErrorState error={new Error(message)} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
