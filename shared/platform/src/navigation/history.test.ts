import { routes } from '@husrum/contract/routes';
import { navigator } from './history';

const leaseAt = (id: number) => routes.lease.detail({ id });
const page = document.documentElement;

const goFrom = (from: string, to: string): number => {
  navigator.replace(from);
  page.scrollTop = 400;
  navigator.push(to);
  return page.scrollTop;
};

test.each([
  ['the notice of a lease', leaseAt(3), routes.invoice.detail({ id: 7 })],
  ['another of the same kind', leaseAt(3), leaseAt(4)],
  ['from a list into it', routes.lease.overview({ page: 2 }), leaseAt(3)],
])('another page begins at its top: %s', (_what, from, to) => {
  expect(goFrom(from, to)).toBe(0);
});

test.each([
  ['another tab', leaseAt(3), routes.lease.detail({ id: 3 }, { tab: 'addons' })],
  ['the next part of a list', routes.lease.overview(), routes.lease.overview({ page: 2 })],
])('what stays the same page stays where it is: %s', (_what, from, to) => {
  expect(goFrom(from, to)).toBe(400);
});
