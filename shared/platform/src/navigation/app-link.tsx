import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { prepare } from '../host';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument' | 'state'> & { to: string };

/** A link to any page of the product; `to` comes from `routes`. Pointing at it fetches what the page needs. */
export const AppLink = ({ to, onMouseEnter, onFocus, ...rest }: Props) => (
  <Link
    {...rest}
    to={to}
    onMouseEnter={(event) => {
      prepare(to);
      onMouseEnter?.(event);
    }}
    onFocus={(event) => {
      prepare(to);
      onFocus?.(event);
    }}
  />
);
