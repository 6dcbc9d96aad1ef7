import './entity-label.css';
import type { ReactNode } from 'react';

interface Props {
  entity: { name: string; house?: string | null | undefined };
  /** What follows the name on the same line. */
  children?: ReactNode;
}

/** An object in a list cell, with its house below. In a sentence, use `formatEntityName`. */
export const EntityLabel = ({ entity: { name, house }, children }: Props) =>
  house ? (
    <span className="h-entity">
      <span className="h-entity__name">
        {name}
        {children}
      </span>{' '}
      <span className="h-entity__house">{house}</span>
    </span>
  ) : (
    <>
      {name}
      {children}
    </>
  );
