import './import.css';
import type { ImportPreview, ImportResult } from '@husrum/contract/import';
import { PageFrame } from '@husrum/ui';
import { Steps } from '@husrum/ui/steps';
import { useState } from 'react';
import { importTexts } from './import.texts';
import { ImportCheckStep } from './import-check.step';
import { ImportDoneStep } from './import-done.step';
import { ImportTemplateStep } from './import-template.step';
import { ImportUploadStep } from './import-upload.step';

const { steps } = importTexts;
/** Indexes in `steps`. Downloading the template (0) and uploading are on one page, with the upload as the current step. */
const UPLOAD = 1;
const CHECK = 2;
const DONE = 3;

/** Creates a whole portfolio from an Excel or CSV file. */
export default function ImportScreen() {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ImportPreview>();
  const [result, setResult] = useState<ImportResult>();
  const stepBeforeDone = preview ? CHECK : UPLOAD;
  const restart = () => {
    setFile(null);
    setPreview(undefined);
    setResult(undefined);
  };
  return (
    <PageFrame title={importTexts.title}>
      <p>{importTexts.intro}</p>
      <Steps
        className="import__steps"
        size="small"
        current={result ? DONE : stepBeforeDone}
        items={[
          { title: steps.template },
          { title: steps.upload },
          { title: steps.check },
          { title: steps.done },
        ]}
      />
      {result && <ImportDoneStep result={result} onRestart={restart} />}
      {!result && preview && (
        <ImportCheckStep preview={preview} onBack={() => setPreview(undefined)} onDone={setResult} />
      )}
      {!result && !preview && (
        <>
          <ImportTemplateStep />
          <ImportUploadStep file={file} onChoose={setFile} onPreview={setPreview} />
        </>
      )}
    </PageFrame>
  );
}
