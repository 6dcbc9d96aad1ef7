import { act, render, screen } from '@testing-library/react';
import { Drawer } from './drawer';

const made = jest.spyOn(document, 'createElement');
const drawer = (open: boolean) => (
  <Drawer open={open} title="Uppgifter">
    Inga
  </Drawer>
);

test('a drawer that was never opened is nowhere; opened it is shown, and closed it can be opened again', async () => {
  const { rerender } = render(<p>Sidan</p>);
  made.mockClear();
  rerender(drawer(false));
  expect(made).not.toHaveBeenCalled();

  await act(async () => rerender(drawer(true)));
  expect(screen.getByRole('dialog', { name: 'Uppgifter' })).toBeVisible();
  await act(async () => rerender(drawer(false)));
  await act(async () => rerender(drawer(true)));
  expect(screen.getByText('Inga')).toBeVisible();
});
