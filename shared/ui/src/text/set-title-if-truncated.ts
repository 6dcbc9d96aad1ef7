import type { MouseEvent } from 'react';

/** Texts for screen readers only are one pixel wide. */
const isTruncated = (element: Element): boolean =>
  element.clientWidth > 1 &&
  (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) &&
  getComputedStyle(element).overflow === 'hidden';

/** For `onMouseEnter`: gives an element whose text is truncated the whole text as its tooltip. */
export const setTitleIfTruncated = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  if ([currentTarget, ...currentTarget.querySelectorAll('*')].some(isTruncated))
    currentTarget.title = currentTarget.textContent;
  else currentTarget.removeAttribute('title');
};
