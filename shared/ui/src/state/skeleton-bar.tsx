import './state.css';

/** A grey bar in place of a text that is loading. */
export const SkeletonBar = ({ width = '60%' }: { width?: string }) => (
  <span className="h-skeleton-bar" style={{ width }} />
);
