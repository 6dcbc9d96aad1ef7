import { Badge, Button, Drawer } from '@husrum/ui/core';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  /** The title with the count in words, for screen readers. */
  label?: string;
  /** It is shown on the button unless it is 0. */
  count?: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A button of the top bar that opens a drawer, and can show a count. */
export const TopBarDrawer = ({
  icon,
  title,
  label = title,
  count = 0,
  open,
  onOpenChange,
  children,
}: Props) => (
  <>
    <Badge count={count} size="small" offset={[-6, 6]}>
      <Button type="text" icon={icon} aria-label={label} onClick={() => onOpenChange(true)} />
    </Badge>
    <Drawer title={title} open={open} onClose={() => onOpenChange(false)}>
      {children}
    </Drawer>
  </>
);
