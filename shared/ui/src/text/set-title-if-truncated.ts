import type { MouseEvent } from 'react';

/** A text for screen readers only is one pixel wide and does not count. */
const isTruncated = (element: Element): boolean =>
  element.clientWidth > 1 &&
  (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) &&
  getComputedStyle(element).overflow === 'hidden';

/** A handler for `onMouseEnter`: when the text of the element is truncated, its tooltip becomes the whole text. */
export const setTitleIfTruncated = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  if ([currentTarget, ...currentTarget.querySelectorAll('*')].some(isTruncated))
    currentTarget.title = currentTarget.textContent;
  else currentTarget.removeAttribute('title');
};
