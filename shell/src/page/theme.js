/** Before the first paint: the reader's own theme, or the system's. Same key and rule as @husrum/ui's theme-choice. */
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('husrum.theme');
  } catch {
    // Storage may be refused; the system decides then.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
