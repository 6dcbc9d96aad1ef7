import { Progress } from '@husrum/ui/progress';
import { texts } from './invoice-batch.texts';

export const BatchProgress = ({ gone, of }: { gone: number; of: number }) => (
  <div className="h-stack">
    <Progress percent={Math.floor((100 * gone) / of)} aria-label="Så långt har det kommit" />
    <p role="status">{`${gone} av ${of}. ${texts.keepOpen}`}</p>
  </div>
);
