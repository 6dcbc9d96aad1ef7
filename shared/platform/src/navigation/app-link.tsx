import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { preloadPage } from '../shell-services';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument' | 'state'> & { to: string };

/** A link to any page of the product; `to` comes from `routes`. Hover and focus preload the page. */
export const AppLink = ({ to, onMouseEnter, onFocus, ...rest }: Props) => (
  <Link
    {...rest}
    to={to}
    onMouseEnter={(event) => {
      preloadPage(to);
      onMouseEnter?.(event);
    }}
    onFocus={(event) => {
      preloadPage(to);
      onFocus?.(event);
    }}
  />
);
