let isPointerDown = false;
window.addEventListener('pointerdown', () => (isPointerDown = true), true);
for (const type of ['pointerup', 'pointercancel'])
  window.addEventListener(type, () => (isPointerDown = false), true);

/**
 * Runs a change of the layout at once, or after the click that is under way. A button that moves between the press and the
 * release of the pointer gets no click.
 */
export const afterPointerUp = (run: () => void): void => {
  if (!isPointerDown) run();
  else window.addEventListener('pointerup', () => setTimeout(run), { once: true });
};
