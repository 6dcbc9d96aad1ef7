import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { preloadPage } from '../shell-services';
import { useHasPage } from './use-has-page';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument' | 'state'> & { to: string };

/**
 * A link to any page of the product; `to` comes from `routes`. Hover and focus preload the page. Nothing is shown for a page
 * that is not built yet.
 */
export const AppLink = ({ to, onMouseEnter, onFocus, ...rest }: Props) => {
  const hasPage = useHasPage(to);
  if (!hasPage) return null;
  return (
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
};
