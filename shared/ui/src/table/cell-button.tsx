import './cell-button.css';

interface Props {
  children: string;
  onClick: () => void;
}

/** The name of a row as a button, for rows whose details have no page. */
export const CellButton = ({ children, onClick }: Props) => (
  <button type="button" className="h-cell-button" title={children} onClick={onClick}>
    {children}
  </button>
);
