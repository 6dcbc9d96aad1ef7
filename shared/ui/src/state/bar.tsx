import './state.css';

/** A grey bar where a text will stand. */
export const Bar = ({ width = '60%' }: { width?: string }) => <span className="h-bar" style={{ width }} />;
