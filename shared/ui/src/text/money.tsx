import { kronor, plainAmount } from '@husrum/format';

interface Props {
  /** SEK as the server sends it. */
  value: number | null | undefined;
  strong?: boolean;
  muted?: boolean;
  /** After the amount: `/mån`. */
  per?: string;
}

/** An amount in kronor. Copied, it is the plain number that a bank or a spreadsheet takes. */
export const Money = ({ value, strong = false, muted = false, per }: Props) => {
  if (value === null || value === undefined) return <span className="h-muted">–</span>;
  const className = ['h-number', strong && 'h-strong', muted && 'h-muted'].filter(Boolean).join(' ');
  return (
    <span
      className={className}
      onCopy={(event) => {
        event.clipboardData.setData('text/plain', plainAmount(value));
        event.preventDefault();
      }}
    >
      {kronor(value)}
      {per}
    </span>
  );
};
