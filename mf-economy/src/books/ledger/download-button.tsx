import FileExcelOutlined from '@ant-design/icons/es/icons/FileExcelOutlined';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { ledgerTexts } from './ledger.texts';

export const SheetButton = ({ download }: { download: () => Promise<void> }) => {
  const [isLoading, setIsLoading] = useState(false);
  const start = async () => {
    setIsLoading(true);
    await download();
    setIsLoading(false);
  };
  return (
    <Button icon={<FileExcelOutlined />} loading={isLoading} onClick={() => void start()}>
      {ledgerTexts.sheet}
    </Button>
  );
};
