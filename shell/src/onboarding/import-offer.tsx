import './onboarding.css';
import { requestFile } from '@husrum/api-client';
import { importCalls } from '@husrum/contract/import';
import type { OnboardingTask, OnboardingTaskKey } from '@husrum/contract/onboarding';
import { routes } from '@husrum/contract/routes';
import { downloadFile, PageButton, useHasPage } from '@husrum/platform';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { onboardingTexts } from './onboarding.texts';

/** The tasks that an import completes. */
const keysCompletedByImport: readonly OnboardingTaskKey[] = [
  'company',
  'property',
  'rentable_object',
  'lease',
];

/** Downloads the Excel file to fill in, which contains an example. */
const TemplateButton = () => {
  const [isDownloading, setIsDownloading] = useState(false);
  const download = async () => {
    setIsDownloading(true);
    await downloadFile(() => requestFile(importCalls.template));
    setIsDownloading(false);
  };
  return (
    <Button loading={isDownloading} onClick={() => void download()}>
      {onboardingTexts.template}
    </Button>
  );
};

/** Offers to create the portfolio from a file, as long as a task that an import completes is open. */
export const ImportOffer = ({ tasks }: { tasks: readonly OnboardingTask[] }) => {
  const canImport = useHasPage(routes.import.create());
  const isOpen = tasks.some(({ key, completed }) => keysCompletedByImport.includes(key) && !completed);
  return canImport && isOpen ? (
    <div className="s-import-offer">
      <div>
        <strong>{onboardingTexts.importTitle}</strong>
        <p>{onboardingTexts.importText}</p>
      </div>
      <span className="s-import-offer__actions">
        <TemplateButton />
        <PageButton to={routes.import.create()}>{onboardingTexts.import}</PageButton>
      </span>
    </div>
  ) : null;
};
