import Tooltip from 'antd/es/tooltip';
import { useRef, useState } from 'react';

/** A name that may be long: one line with an ellipsis, whole in a tooltip when it does not fit. */
export const TruncatedText = ({ children }: { children: string }) => {
  const text = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const show = (wanted: boolean) => {
    const element = text.current;
    setOpen(wanted && element !== null && element.scrollWidth > element.clientWidth);
  };
  return (
    <Tooltip title={children} open={open} onOpenChange={show}>
      <span ref={text} className="h-clip">
        {children}
      </span>
    </Tooltip>
  );
};
