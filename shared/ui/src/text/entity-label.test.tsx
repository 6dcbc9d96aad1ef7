import { render } from '@testing-library/react';
import { EntityLabel } from './entity-label';

test.each([
  [{ name: 'Lgh 1203', house: 'Kv. Eken' }, 'Lgh 1203 · Bo Kv. Eken'],
  [{ name: 'Kv. Eken', house: null }, 'Kv. Eken · Bo'],
  [{ name: 'Kv. Eken' }, 'Kv. Eken · Bo'],
])('%j reads "%s"', (entity, text) => {
  const { container } = render(<EntityLabel entity={entity}>{' · Bo'}</EntityLabel>);
  expect(container.textContent).toBe(text);
});
