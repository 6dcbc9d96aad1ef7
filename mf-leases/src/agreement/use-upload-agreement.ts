import { agreementCalls } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import { fileCalls } from '@husrum/contract/file';
import { useApiMutation } from '@husrum/platform';
import { useRef } from 'react';
import { agreementTexts } from './agreement.texts';

interface AgreementUpload {
  file: File;
  name: string;
}

/** Uploads the file, then creates the agreement. When only the second call fails, a retry does not upload the file again. */
export const useUploadAgreement = (leaseId: number, onDone: () => void) => {
  const uploadedFile = useRef<{ file: File; id: number }>(undefined);
  const upload = useApiMutation(fileCalls.upload, { publish: () => [busEvent('file.changed', {})] });
  const create = useApiMutation(agreementCalls.create, {
    publish: () => [busEvent('agreement.changed', { leaseId })],
    successMessage: agreementTexts.uploaded,
    onSuccess: onDone,
  });
  const uploadFile = async ({ file, name }: AgreementUpload): Promise<number> => {
    if (uploadedFile.current?.file === file) return uploadedFile.current.id;
    const body = { name, alias: null, notice: null, fileable_type: 'lease', fileable_id: leaseId } as const;
    const { id } = (await upload.mutateAsync({ body, file })).file;
    uploadedFile.current = { file, id };
    return id;
  };
  return async ({ file, name }: AgreementUpload) =>
    create.mutateAsync({ body: { name, file_id: await uploadFile({ file, name }), lease_id: leaseId } });
};
