import { act, render, screen, waitFor } from '@testing-library/react';
import { Drawer } from './drawer';

const createElement = jest.spyOn(document, 'createElement');
const drawer = (open: boolean) => (
  <Drawer open={open} title="Utskick">
    Inga
  </Drawer>
);

test('a drawer is in the document only while it is open, and can be opened again after it was closed', async () => {
  const { rerender } = render(<p>Sidan</p>);
  createElement.mockClear();
  rerender(drawer(false));
  expect(createElement).not.toHaveBeenCalled();

  await act(async () => rerender(drawer(true)));
  expect(screen.getByRole('dialog', { name: 'Utskick' })).toBeVisible();
  await act(async () => rerender(drawer(false)));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  await act(async () => rerender(drawer(true)));
  expect(screen.getByText('Inga')).toBeVisible();
});
