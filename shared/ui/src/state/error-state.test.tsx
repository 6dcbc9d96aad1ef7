import { render, screen } from '@testing-library/react';
import { ErrorState } from './error-state';

test.each([
  ['Något gick fel', 'Något gick felFörsök igen om en stund.'],
  ['Du har inte behörighet', 'Något gick felDu har inte behörighet'],
])('what is only known to have failed is not told twice: %s', (message, told) => {
  render(<ErrorState error={new Error(message)} />);
  expect(screen.getByRole('alert')).toHaveTextContent(told);
});
