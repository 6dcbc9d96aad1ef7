import { act, render, screen } from '@testing-library/react';
import { Drawer } from './drawer';

const createElement = jest.spyOn(document, 'createElement');
const drawer = (open: boolean) => (
  <Drawer open={open} title="Uppgifter">
    Inga
  </Drawer>
);

test('adds nothing to the document until it is opened, and can be opened again after it was closed', async () => {
  const { rerender } = render(<p>Sidan</p>);
  createElement.mockClear();
  rerender(drawer(false));
  expect(createElement).not.toHaveBeenCalled();

  await act(async () => rerender(drawer(true)));
  expect(screen.getByRole('dialog', { name: 'Uppgifter' })).toBeVisible();
  await act(async () => rerender(drawer(false)));
  await act(async () => rerender(drawer(true)));
  expect(screen.getByText('Inga')).toBeVisible();
});
