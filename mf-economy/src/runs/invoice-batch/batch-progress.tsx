import { Progress } from '@husrum/ui/progress';
import { invoiceBatchTexts } from './invoice-batch.texts';

export const BatchProgress = ({ processed, total }: { processed: number; total: number }) => (
  <div className="h-stack">
    <Progress percent={Math.floor((100 * processed) / total)} aria-label={invoiceBatchTexts.progressLabel} />
    <p role="status">{`${invoiceBatchTexts.progress(processed, total)} ${invoiceBatchTexts.keepOpen}`}</p>
  </div>
);
