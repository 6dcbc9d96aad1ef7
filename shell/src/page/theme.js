/** Sets the user's or the system's theme before the first paint. Its key and rule are those of theme-choice in @husrum/ui. */
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('husrum.theme');
  } catch {
    // Storage may be blocked: use the system's theme.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
