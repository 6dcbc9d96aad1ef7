import { fireEvent, render, screen } from '@testing-library/react';
import { setTitleIfTruncated } from './set-title-if-truncated';

/** Renders a text with these widths, because jsdom calculates no layout. */
const renderText = (scrollWidth: number, clientWidth: number) => {
  render(
    <p onMouseEnter={setTitleIfTruncated}>
      <span data-testid="text" style={{ overflow: 'hidden' }}>
        Hisskontroll
      </span>
    </p>,
  );
  const text = screen.getByTestId('text');
  Object.defineProperties(text, { scrollWidth: { value: scrollWidth }, clientWidth: { value: clientWidth } });
  fireEvent.mouseEnter(text.parentElement ?? text);
};

test('an element with a truncated text gets the whole text as its tooltip', () => {
  renderText(200, 100);
  expect(screen.getByTitle('Hisskontroll')).toBeInTheDocument();
});

test.each([
  ['a text that is shown whole', 100, 100],
  ['a text for screen readers only', 100, 1],
])('%s gets no tooltip', (_what, scrollWidth, clientWidth) => {
  renderText(scrollWidth, clientWidth);
  expect(screen.queryByTitle('Hisskontroll')).not.toBeInTheDocument();
});
