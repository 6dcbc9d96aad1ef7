import FileExcelOutlined from '@ant-design/icons/es/icons/FileExcelOutlined';
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined';
import { Button } from '@husrum/ui/core';
import { type ReactNode, useState } from 'react';
import { ledgerTexts } from './ledger.texts';

interface DownloadProps {
  readonly download: () => Promise<void>;
}

const DownloadButton = ({
  download,
  icon,
  label,
}: DownloadProps & { readonly icon: ReactNode; readonly label: string }) => {
  const [isLoading, setIsLoading] = useState(false);
  const start = async () => {
    setIsLoading(true);
    await download();
    setIsLoading(false);
  };
  return (
    <Button icon={icon} loading={isLoading} onClick={() => void start()}>
      {label}
    </Button>
  );
};

export const SheetButton = ({ download }: DownloadProps) => (
  <DownloadButton download={download} icon={<FileExcelOutlined />} label={ledgerTexts.sheet} />
);

export const PdfButton = ({ download }: DownloadProps) => (
  <DownloadButton download={download} icon={<FilePdfOutlined />} label={ledgerTexts.pdf} />
);
