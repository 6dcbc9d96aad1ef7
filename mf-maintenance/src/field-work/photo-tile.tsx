import { findFileProblem } from '@husrum/contract/file';
import { Button } from '@husrum/ui/core';
import { fieldWorkTexts } from './field-work.texts';
import { type Photo, photoQueue } from './photo-queue';

const formatState = ({ state, progress, error }: Photo): string => {
  if (state === 'sending') return fieldWorkTexts.sendingPercent(Math.round(progress * 100));
  if (state === 'retrying' && error !== undefined) return fieldWorkTexts.retryingLater;
  return fieldWorkTexts.photoState[state];
};

/** One photo with the state of its upload, and after a failure buttons to retry or remove it. */
export const PhotoTile = ({ photo, number }: { photo: Photo; number: number }) => (
  <li className="field-photo">
    <img src={photo.preview} alt={fieldWorkTexts.photoNumber(number)} />
    <span className={`field-photo__state field-photo__state--${photo.state}`} role="status">
      {formatState(photo)}
    </span>
    {photo.state === 'sending' && (
      <progress value={photo.progress} aria-label={fieldWorkTexts.photoState.sending} />
    )}
    {photo.error && <span className="field-photo__error">{photo.error}</span>}
    {photo.state === 'retrying' && (
      <Button size="large" onClick={() => photoQueue.retryNow()}>
        {fieldWorkTexts.retry}
      </Button>
    )}
    {photo.state === 'failed' && (
      <>
        {findFileProblem(photo.file) === undefined && (
          <Button size="large" onClick={() => photoQueue.retry(photo.key)}>
            {fieldWorkTexts.retry}
          </Button>
        )}
        <Button size="large" danger onClick={() => photoQueue.remove(photo.key)}>
          {fieldWorkTexts.removePhoto}
        </Button>
      </>
    )}
  </li>
);
