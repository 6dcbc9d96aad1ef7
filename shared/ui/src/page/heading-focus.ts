let expectedPath: string | undefined;

/**
 * To be called when the user has opened the page of this path: its heading gets the focus if the element that had the focus
 * is gone. It is called by the platform.
 */
export const expectHeading = (pathname: string): void => {
  expectedPath = pathname;
};

/**
 * Focuses the heading of a page that the user has just opened with an element that is gone, such as a row of a list. Otherwise
 * the Tab key would start at the top of the document, and a screen reader would say nothing. A field with `autoFocus` or a
 * link in the menu that has the focus keeps it.
 */
export const focusExpectedHeading = (heading: HTMLElement): void => {
  if (expectedPath !== window.location.pathname) return;
  expectedPath = undefined;
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) heading.focus({ preventScroll: true });
};
