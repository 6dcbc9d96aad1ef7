import './cell-button.css';

interface Props {
  children: string;
  onClick: () => void;
}

/** The name of a row that opens something which has no address of its own yet. */
export const CellButton = ({ children, onClick }: Props) => (
  <button type="button" className="h-cell-button" title={children} onClick={onClick}>
    {children}
  </button>
);
