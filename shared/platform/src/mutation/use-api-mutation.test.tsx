import { addonCalls } from '@husrum/contract/addon';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { useApiMutation } from './use-api-mutation';

const RemoveButton = ({ id }: { id: number }) => {
  const remove = useApiMutation(addonCalls.remove);
  return (
    <button type="button" onClick={() => remove.mutate({ params: { id } })}>
      Ta bort {id}
    </button>
  );
};
const RemoveButtons = () => [<RemoveButton key={1} id={1} />, <RemoveButton key={2} id={2} />];

const setUp = () => {
  const api = fakeApi();
  const { user } = renderScreen(<RemoveButtons />);
  const keys = () => api.requests(addonCalls.remove).map(({ headers }) => headers.get('Idempotency-Key'));
  const click = async (id: number) => {
    const count = keys().length;
    await user.click(screen.getByRole('button', { name: `Ta bort ${id}` }));
    await waitFor(() => expect(keys()).toHaveLength(count + 1));
  };
  return { api, keys, click };
};

test.each([
  ['the response is lost', 0],
  ['a gateway gives up', 504],
])('after %s, the same input is sent with the same key', async (_reason, status) => {
  const { api, keys, click } = setUp();
  api.fails(addonCalls.remove, status);
  await click(1);
  await click(1);
  await click(2);
  const [first, second, other] = keys();
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test('after a response, the same input is sent with a new key', async () => {
  const { api, keys, click } = setUp();
  api.fails(addonCalls.remove, 409);
  await click(1);
  api.on(addonCalls.remove, { message: 'Borttaget' });
  await click(1);
  await click(1);
  expect(new Set(keys()).size).toBe(3);
});

test('without a form, a toast shows what is wrong with a refused input', async () => {
  const { api, click } = setUp();
  api.fails(addonCalls.remove, 422, {
    message: 'Kontrollera uppgifterna',
    data: { id: ['Tillägget används.'] },
  });
  await click(1);
  expect(await screen.findByText('Tillägget används.')).toBeVisible();
});
