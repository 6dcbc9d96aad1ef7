import Tooltip from 'antd/es/tooltip';
import { useRef, useState } from 'react';

/** One line of text with an ellipsis when it does not fit; a tooltip then shows the whole text. */
export const TruncatedText = ({ children }: { children: string }) => {
  const text = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const onOpenChange = (isHovered: boolean) => {
    const element = text.current;
    setOpen(isHovered && element !== null && element.scrollWidth > element.clientWidth);
  };
  return (
    <Tooltip title={children} open={open} onOpenChange={onOpenChange}>
      <span ref={text} className="h-clip">
        {children}
      </span>
    </Tooltip>
  );
};
