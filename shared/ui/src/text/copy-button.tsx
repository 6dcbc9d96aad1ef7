import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { copyTexts } from './copy.texts';

const CONFIRMATION_MS = 1500;

/** Copies a text to the clipboard and confirms it in the button itself. */
export const CopyButton = ({ text, label = copyTexts.copy }: { text: string; label?: string }) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      type="text"
      size="small"
      icon={copied ? <CheckOutlined /> : <CopyOutlined />}
      aria-label={copied ? copyTexts.copied : label}
      title={copied ? copyTexts.copied : label}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(true));
      }}
    />
  );
};
