import { Button } from '@husrum/ui/core';
import { type ReactNode, useState } from 'react';

interface Props {
  label: string;
  children: (open: boolean, close: () => void) => ReactNode;
}

/** A button that opens a dialog. The browser tests press every such button. */
export const Opener = ({ label, children }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button data-opens="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
};
