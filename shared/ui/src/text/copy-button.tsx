import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { useEffect, useState } from 'react';
import { Button } from '../button/button';

const SHOWN_MS = 1500;

/** Puts a text on the clipboard and says so where it was clicked. */
export const CopyButton = ({ text, label = 'Kopiera' }: { text: string; label?: string }) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      type="text"
      size="small"
      icon={copied ? <CheckOutlined /> : <CopyOutlined />}
      aria-label={copied ? 'Kopierat' : label}
      title={copied ? 'Kopierat' : label}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(true));
      }}
    />
  );
};
