import { Alert } from '@husrum/ui/core';
import { useSyncExternalStore } from 'react';
import { fieldWorkTexts } from './field-work.texts';
import { useAllPhotos } from './use-photos';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};
const isOnline = () => navigator.onLine;

/** Says whether the network is gone, and how many photos are not saved yet. Renders nothing if neither applies. */
export const PhotoUploadAlert = () => {
  const online = useSyncExternalStore(subscribe, isOnline);
  const unsavedCount = useAllPhotos().filter(({ state }) => state !== 'saved').length;
  if (online && unsavedCount === 0) return null;
  return (
    <Alert
      type={online ? 'info' : 'warning'}
      showIcon
      title={[
        !online && fieldWorkTexts.offline,
        unsavedCount > 0 && fieldWorkTexts.unsavedPhotos(unsavedCount),
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
};
