import { scrollTopToReach, scrollTopToShow, visibleRange } from './visible-range.rules';

const viewport = { scrollTop: 0, height: 360, rowHeight: 36 };

test('renders the visible rows with ten more on each side', () => {
  expect(visibleRange(viewport, 500)).toEqual({ first: 0, end: 20 });
  expect(visibleRange({ ...viewport, scrollTop: 3600 }, 500)).toEqual({ first: 90, end: 120 });
  expect(visibleRange(viewport, 5)).toEqual({ first: 0, end: 5 });
  // The list became shorter than the scroll position.
  expect(visibleRange({ ...viewport, scrollTop: 3600 }, 5)).toEqual({ first: 5, end: 5 });
});

test('shows a row in the middle, unless it is visible already', () => {
  expect(scrollTopToShow(viewport, 9)).toBe(0);
  expect(scrollTopToShow(viewport, 10)).toBe(198);
  expect(scrollTopToShow({ ...viewport, scrollTop: 360 }, 0)).toBe(0);
});

test('scrolls no further than needed to reach a row', () => {
  expect(scrollTopToReach(viewport, 10)).toBe(36);
  expect(scrollTopToReach({ ...viewport, scrollTop: 72 }, 1)).toBe(36);
  expect(scrollTopToReach({ ...viewport, scrollTop: 72 }, 5)).toBe(72);
});
