import '@husrum/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OrderedList } from './ordered-list';

const Rooms = () => {
  const [rooms, setRooms] = useState(['Kök', 'Bad', 'Hall']);
  return (
    <OrderedList
      label="Rum"
      items={rooms}
      itemKey={(room) => room}
      itemLabel={(room) => room}
      onChange={setRooms}
    />
  );
};
const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('moves an item with the buttons, announces its place and keeps the focus on it', async () => {
  const user = userEvent.setup();
  render(<Rooms />);
  await user.click(button('Flytta Hall uppåt'));
  expect(order()).toEqual(['Kök', 'Hall', 'Bad']);
  expect(screen.getByRole('status')).toHaveTextContent('Hall flyttades till plats 2 av 3');
  expect(button('Flytta Hall uppåt')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Hall', 'Kök', 'Bad']);
  expect(button('Flytta Hall uppåt')).toBeDisabled();
  expect(button('Flytta Hall nedåt')).toHaveFocus();
});

test('moves an item by dragging it onto another', () => {
  render(<Rooms />);
  const [first, , third] = screen.getAllByRole('listitem');
  if (!first || !third) throw new Error('Too few items');
  fireEvent.dragStart(third, { dataTransfer: {} });
  fireEvent.dragOver(first);
  fireEvent.drop(first);
  fireEvent.dragEnd(third);
  expect(order()).toEqual(['Hall', 'Kök', 'Bad']);
});

test('removes an item, announces it and focuses the item in its place', async () => {
  const user = userEvent.setup();
  render(<Rooms />);
  await user.click(button('Ta bort Bad'));
  expect(order()).toEqual(['Kök', 'Hall']);
  expect(screen.getByRole('status')).toHaveTextContent('Bad togs bort');
  expect(button('Flytta Hall uppåt')).toHaveFocus();
  await user.click(button('Ta bort Hall'));
  expect(button('Ta bort Kök')).toHaveFocus();
});
