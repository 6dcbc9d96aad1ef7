import './offline-banner.css';
import { useSyncExternalStore } from 'react';
import { frameTexts } from './frame.texts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/**
 * Explains what does not work while the browser is offline. The element is always rendered, because screen readers announce
 * only changes inside an existing element.
 */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="s-offline">
      {!isOnline && (
        <p>
          <strong>{frameTexts.offline}</strong> {frameTexts.offlineText}
        </p>
      )}
    </div>
  );
};
