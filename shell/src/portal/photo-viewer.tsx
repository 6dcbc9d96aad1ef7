import type { PortalTicket } from '@husrum/contract/portal';
import { ErrorState, RowsSkeleton } from '@husrum/ui';
import { Button, Modal } from '@husrum/ui/core';
import { useEffect, useState } from 'react';
import { usePortalPhoto } from './portal.queries';
import { portalTexts } from './portal.texts';

type Photo = PortalTicket['photos'][number];

/** An object URL of the content. It is revoked when the component unmounts. */
const useObjectUrl = (blob: Blob): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(blob);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [blob]);
  return url;
};

const Picture = ({ name, blob }: { name: string; blob: Blob }) => {
  const url = useObjectUrl(blob);
  const [isUnreadable, setUnreadable] = useState(false);
  // Not every browser shows photos in Apple's format.
  if (isUnreadable)
    return (
      <p>
        {portalTexts.photoUnreadable}{' '}
        <a href={url} download={name}>
          {portalTexts.downloadPhoto}
        </a>
      </p>
    );
  return url ? (
    <img className="s-tenant__photo" src={url} alt={name} onError={() => setUnreadable(true)} />
  ) : null;
};

const LoadedPicture = ({ photo: { id, name } }: { photo: Photo }) => {
  const { data: blob, error, refetch } = usePortalPhoto(id);
  if (blob) return <Picture name={name} blob={blob} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />;
};

/** Calls `onMove` with -1 or 1 for the left and the right arrow key. */
const useArrowKeys = (onMove: (step: -1 | 1) => void): void => {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onMove(-1);
      if (key === 'ArrowRight') onMove(1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onMove]);
};

interface Props {
  photos: readonly Photo[];
  /** The position of the photo that is opened first. */
  start: number;
  onClose: () => void;
}

/** Shows the photos one at a time above the page. The arrow keys change photo, and Esc closes. */
export const PhotoViewer = ({ photos, start, onClose }: Props) => {
  const [position, setPosition] = useState(start);
  const move = (step: -1 | 1) =>
    setPosition((current) => Math.min(Math.max(current + step, 0), photos.length - 1));
  useArrowKeys(move);
  const photo = photos[position];
  return (
    <Modal
      open
      title={photo?.name}
      width={960}
      onCancel={onClose}
      footer={
        photos.length > 1 && (
          <div className="s-tenant__line">
            <Button disabled={position === 0} onClick={() => move(-1)}>
              {portalTexts.previousPhoto}
            </Button>
            <span aria-live="polite">{portalTexts.photoOf(position + 1, photos.length)}</span>
            <Button disabled={position === photos.length - 1} onClick={() => move(1)}>
              {portalTexts.nextPhoto}
            </Button>
          </div>
        )
      }
    >
      {photo && <LoadedPicture key={photo.id} photo={photo} />}
    </Modal>
  );
};
