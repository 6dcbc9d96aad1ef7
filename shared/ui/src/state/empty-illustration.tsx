/** A drawing of a house beside an empty plot, for lists without rows. */
export const EmptyIllustration = () => (
  <svg
    className="h-empty-illustration"
    viewBox="0 0 132 76"
    width="132"
    height="76"
    fill="none"
    aria-hidden="true"
  >
    <path className="h-empty-illustration__house" d="M22 69V35l22-18 22 18v34z" />
    <path
      className="h-empty-illustration__line"
      d="M17 39l27-22 27 22M38 69V54h12v15M31 41h7v7h-7zM50 41h7v7h-7z"
    />
    <path className="h-empty-illustration__room" d="M80 69V41l17-14 17 14v28" />
    <path className="h-empty-illustration__line" d="M6 69.5h120" />
  </svg>
);
