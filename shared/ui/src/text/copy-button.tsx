import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { copyTexts } from './copy.texts';

const RESULT_MS = 1500;
const resultIcons = { copied: <CheckOutlined />, failed: <WarningOutlined /> } as const;

/** Copies a text to the clipboard, and shows in the button itself whether that succeeded. */
export const CopyButton = ({ text, label = copyTexts.copy }: { text: string; label?: string }) => {
  const [result, setResult] = useState<keyof typeof resultIcons>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      // The browser does not permit it, or the page was not loaded by HTTPS.
      setResult('failed');
    }
  };
  return (
    <Button
      type="text"
      size="small"
      icon={result === undefined ? <CopyOutlined /> : resultIcons[result]}
      aria-label={result === undefined ? label : copyTexts[result]}
      title={result === undefined ? label : copyTexts[result]}
      onClick={() => void copy()}
    />
  );
};
