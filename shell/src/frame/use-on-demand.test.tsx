import { fireEvent, render, screen } from '@testing-library/react';
import { useOnDemand } from './use-on-demand';

const Help = () => <p>Hjälp</p>;

test('a component whose code cannot be fetched leaves the page as it is, and can be fetched again', async () => {
  const fetchModule = jest
    .fn<Promise<{ default: typeof Help }>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValueOnce({ default: Help });
  const Example = () => {
    const { Component, hasFailed = false, fetchComponent } = useOnDemand(fetchModule);
    return (
      <>
        <button type="button" onClick={fetchComponent}>
          Öppna
        </button>
        {hasFailed && <p role="alert">Något gick fel</p>}
        {Component && <Component />}
      </>
    );
  };
  render(<Example />);
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Öppna' }));
  open();
  expect(await screen.findByRole('alert')).toBeVisible();
  open();
  expect(await screen.findByText('Hjälp')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  open();
  expect(fetchModule).toHaveBeenCalledTimes(2);
});
