import { useSyncExternalStore } from 'react';
import { type Photo, type PhotoOwner, photoQueue } from './photo-queue';

/** All photos taken since the page was loaded. */
export const useAllPhotos = (): readonly Photo[] =>
  useSyncExternalStore(photoQueue.subscribe, photoQueue.get);

/** The photos of one maintenance activity or ticket. */
export const usePhotos = ({ type, id }: PhotoOwner): readonly Photo[] =>
  useAllPhotos().filter(({ owner }) => owner.type === type && owner.id === id);
