/** The logo and the name. */
export const Brand = () => (
  <span className="s-brand">
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <path d="M4 14 16 4l12 10v14H4z" fill="currentColor" />
      <path d="M13 28V17h6v8l-3 3z" fill="var(--h-surface)" />
    </svg>
    <span>Husrum</span>
  </span>
);
