import './section.css';
import { type ReactNode, useId } from 'react';

interface Props {
  title?: ReactNode;
  /** Buttons and links to the right of the title. */
  extra?: ReactNode;
  /** No padding: for a table that fills the card. */
  flush?: boolean;
  id?: string;
  children?: ReactNode;
}

/** A card with a heading: the building block of detail pages. */
export const Section = ({ title, extra, flush = false, id, children }: Props) => {
  const titleId = useId();
  return (
    <section className="h-section" id={id} aria-labelledby={title ? titleId : undefined}>
      {(title || extra) && (
        <div className="h-section__head">
          {title && <h2 id={titleId}>{title}</h2>}
          {extra && <div className="h-section__extra">{extra}</div>}
        </div>
      )}
      <div className={flush ? 'h-section__body h-section__body--flush' : 'h-section__body'}>{children}</div>
    </section>
  );
};
