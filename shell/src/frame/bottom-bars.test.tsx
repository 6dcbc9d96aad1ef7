import { renderScreen } from '@husrum/testing';
import { act, screen } from '@testing-library/react';
import { BottomBars } from './bottom-bars';

const readBarsHeight = () => document.documentElement.style.getPropertyValue('--h-bottom');

afterEach(() => jest.restoreAllMocks());

test('sets the height of the bars as the CSS variable --h-bottom', async () => {
  const resizeCallbacks: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onResize) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    resizeCallbacks.push(() => onResize([], observer));
    return observer;
  });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 0, 390, navigator.onLine ? 0 : 60));
  const { unmount } = renderScreen(<BottomBars />);
  await act(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^Du är offline/);
  for (const resize of resizeCallbacks) resize();
  expect(readBarsHeight()).toBe('60px');
  unmount();
  expect(readBarsHeight()).toBe('');
});
