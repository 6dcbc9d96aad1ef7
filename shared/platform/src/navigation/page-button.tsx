import { Button } from '@husrum/ui/core';
import type { ReactNode } from 'react';
import { useAppNavigate } from './use-app-navigate';
import { useHasPage } from './use-has-page';

interface Props {
  to: string;
  icon?: ReactNode;
  type?: 'primary';
  children: ReactNode;
}

/** A button that opens a page; `to` comes from `routes`. Nothing is shown for a page that is not built yet. */
export const PageButton = ({ to, ...button }: Props) => {
  const navigate = useAppNavigate();
  const hasPage = useHasPage(to);
  return hasPage ? <Button {...button} onClick={() => navigate(to)} /> : null;
};
