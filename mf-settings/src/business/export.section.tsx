import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { businessCalls } from '@husrum/contract/business';
import { useCan } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { downloadBusinessExport } from './business.queries';
import { businessTexts } from './business.texts';

/** All data of the business as a file, for administrators. */
export const ExportSection = () => {
  const can = useCan();
  const [isDownloading, setIsDownloading] = useState(false);
  const download = async () => {
    setIsDownloading(true);
    await downloadBusinessExport();
    setIsDownloading(false);
  };
  return can(businessCalls.export) ? (
    <Section title={businessTexts.exportTitle}>
      <p className="h-muted">{businessTexts.exportText}</p>
      <Button icon={<DownloadOutlined />} loading={isDownloading} onClick={() => void download()}>
        {businessTexts.export}
      </Button>
    </Section>
  ) : null;
};
