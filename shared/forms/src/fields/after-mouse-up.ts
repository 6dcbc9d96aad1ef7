let isMouseDown = false;
window.addEventListener('mousedown', () => (isMouseDown = true), true);
window.addEventListener('mouseup', () => (isMouseDown = false), true);

/**
 * Runs a change of the layout at once, or when the mouse button is released: a button that moves away between press and release
 * gets no click. Touch screens send the same events.
 */
export const afterMouseUp = (run: () => void): void => {
  if (!isMouseDown) run();
  else window.addEventListener('mouseup', run, { capture: true, once: true });
};
