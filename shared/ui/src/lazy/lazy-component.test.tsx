import { renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { lazyComponent, lazyDialog } from './lazy-component';

const chunkError = new Error('Loading chunk 7 failed');
const Details = ({ name }: { name: string }) => <p>Uppgifter om {name}</p>;
const createFetchThatFailsOnce = () =>
  jest
    .fn<Promise<{ default: typeof Details }>, []>()
    .mockRejectedValueOnce(chunkError)
    .mockResolvedValue({ default: Details });

test('a part that cannot be fetched leaves the rest of the page as it is, and can be fetched again', async () => {
  const fetchModule = createFetchThatFailsOnce();
  const LazyDetails = lazyComponent(fetchModule, <p>Hämtar</p>);
  const { user } = renderScreen(
    <>
      <input aria-label="Anteckning" />
      <LazyDetails name="Lgh 1001" />
    </>,
  );
  expect(screen.getByText('Hämtar')).toBeVisible();
  await user.type(screen.getByLabelText('Anteckning'), 'Ring');
  await user.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Uppgifter om Lgh 1001')).toBeVisible();
  expect(screen.getByLabelText('Anteckning')).toHaveValue('Ring');
  expect(fetchModule).toHaveBeenCalledTimes(2);
});

test('a part that was fetched once is shown at once the next time', async () => {
  const fetchModule = jest.fn(async () => ({ default: Details }));
  const LazyDetails = lazyComponent(fetchModule);
  const { unmount } = renderScreen(<LazyDetails name="Lgh 1001" />);
  await screen.findByText('Uppgifter om Lgh 1001');
  unmount();
  renderScreen(<LazyDetails name="Lgh 1002" />);
  expect(screen.getByText('Uppgifter om Lgh 1002')).toBeVisible();
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

test('instead of a dialog that cannot be fetched, a dialog with a retry opens, which can be closed', async () => {
  const Dialog = ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      Klar
    </button>
  );
  const LazyDialog = lazyDialog(
    jest
      .fn<Promise<{ default: typeof Dialog }>, []>()
      .mockRejectedValueOnce(chunkError)
      .mockRejectedValueOnce(chunkError)
      .mockResolvedValue({ default: Dialog }),
  );
  const Page = () => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Öppna
        </button>
        {isOpen && <LazyDialog onClose={() => setIsOpen(false)} />}
      </>
    );
  };
  const { user } = renderScreen(<Page />);
  await user.click(screen.getByRole('button', { name: 'Öppna' }));
  await screen.findByRole('dialog', { name: 'Fönstret kunde inte öppnas' });
  await user.click(screen.getByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Öppna' }));
  await screen.findByRole('dialog', { name: 'Fönstret kunde inte öppnas' });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('button', { name: 'Klar' })).toBeVisible();
});
