const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The pressed key if it may be a shortcut: not while typing, with a modifier key or while a dialog is open. */
export const getShortcutKey = (event: KeyboardEvent): string | undefined => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isIgnored =
    ctrlKey || metaKey || altKey || isTextField(target) || document.querySelector('[role=dialog]');
  return isIgnored ? undefined : key;
};
