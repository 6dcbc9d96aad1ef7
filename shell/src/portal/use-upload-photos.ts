import { ApiError, UNKNOWN_ERROR_TEXT } from '@husrum/api-client';
import { notify } from '@husrum/platform';
import { useAddPhoto } from './portal.queries';
import { portalTexts } from './portal.texts';

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? (error.fieldErrors().file ?? error.message) : UNKNOWN_ERROR_TEXT;

/** Uploads photos to a ticket one by one. Those that fail are named in a message; the others are kept. */
export const useUploadPhotos = () => {
  const { mutateAsync } = useAddPhoto();
  return async (ticketId: number, files: readonly File[]): Promise<void> => {
    for (const file of files)
      await mutateAsync({ params: { id: ticketId }, file }).catch((error: unknown) => {
        notify.error(portalTexts.photoFailed(file.name, reasonOf(error)));
      });
  };
};
