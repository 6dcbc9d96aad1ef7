const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The key of a shortcut; undefined while somebody is typing, a dialog is open, or the key belongs to the browser. */
export const plainKey = (event: KeyboardEvent): string | undefined => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const taken = ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('[role=dialog]');
  return taken ? undefined : key;
};
