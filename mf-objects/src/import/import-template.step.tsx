import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { downloadTemplate } from './import.queries';
import { importTexts } from './import.texts';

/** The first step: an Excel file to fill in. */
export const ImportTemplateStep = () => {
  const [isDownloading, setIsDownloading] = useState(false);
  const download = async () => {
    setIsDownloading(true);
    await downloadTemplate();
    setIsDownloading(false);
  };
  return (
    <Section title={importTexts.steps.template}>
      <p>{importTexts.templateText}</p>
      <p className="h-muted">{importTexts.ownFile}</p>
      <Button icon={<DownloadOutlined />} loading={isDownloading} onClick={() => void download()}>
        {importTexts.download}
      </Button>
    </Section>
  );
};
