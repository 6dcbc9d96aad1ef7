import { render } from '@testing-library/react';
import { EmailText } from './email-text';

test('an address may break before the @ and before dots', () => {
  const { container } = render(<EmailText email="alva.haddad@example.com" />);
  expect(container.innerHTML).toBe('alva<wbr>.haddad<wbr>@example<wbr>.com');
});
