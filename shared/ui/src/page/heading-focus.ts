let expectedPath: string | undefined;

/** The user has opened another page: its heading gets the focus when what had it is gone. Called by the platform. */
export const expectHeading = (pathname: string): void => {
  expectedPath = pathname;
};

/**
 * Focuses the heading of a page that was opened by something that is not there any more, such as a row of a list. Otherwise the
 * keyboard would start at the top of the document, and a screen reader would say nothing. A field with `autoFocus` and a
 * link in the menu keep the focus.
 */
export const focusExpectedHeading = (heading: HTMLElement): void => {
  if (expectedPath !== window.location.pathname) return;
  expectedPath = undefined;
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) heading.focus({ preventScroll: true });
};
