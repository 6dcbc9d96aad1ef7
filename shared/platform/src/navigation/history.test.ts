import { routes } from '@husrum/contract/routes';
import { historyNavigator } from './history';

const leaseDetail = (id: number) => routes.lease.detail({ id });
const page = document.documentElement;

/** The scroll position after navigating from a page that was scrolled to 400. */
const scrollTopAfter = (from: string, to: string): number => {
  historyNavigator.replace(from);
  page.scrollTop = 400;
  historyNavigator.push(to);
  return page.scrollTop;
};

test.each([
  ['the invoice of a lease', leaseDetail(3), routes.invoice.detail({ id: 7 })],
  ['another lease', leaseDetail(3), leaseDetail(4)],
  ['a row of a list', routes.lease.overview({ page: 2 }), leaseDetail(3)],
])('another page starts at its top: %s', (_title, from, to) => {
  expect(scrollTopAfter(from, to)).toBe(0);
});

test.each([
  ['another tab', leaseDetail(3), routes.lease.detail({ id: 3 }, { tab: 'addons' })],
  ['the next page of a list', routes.lease.overview(), routes.lease.overview({ page: 2 })],
])('the same page keeps its scroll position: %s', (_title, from, to) => {
  expect(scrollTopAfter(from, to)).toBe(400);
});
