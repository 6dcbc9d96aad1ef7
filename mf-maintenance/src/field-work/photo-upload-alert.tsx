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

/** Shows that there is no network, and how many photos are not saved yet. Renders nothing otherwise. */
export const PhotoUploadAlert = () => {
  const online = useSyncExternalStore(subscribe, isOnline);
  const unsaved = useAllPhotos().filter(({ state }) => state !== 'saved').length;
  if (online && unsaved === 0) return null;
  return (
    <Alert
      type={online ? 'info' : 'warning'}
      showIcon
      title={[!online && fieldWorkTexts.offline, unsaved > 0 && fieldWorkTexts.unsavedPhotos(unsaved)]
        .filter(Boolean)
        .join(' ')}
    />
  );
};
