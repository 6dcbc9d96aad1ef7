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

/** Uploads the file, then creates the agreement. A retry after the second call failed does not upload the file again. */
export const useUploadAgreement = (leaseId: number, onDone: () => void) => {
  const uploaded = useRef<{ file: File; id: number }>(undefined);
  const upload = useApiMutation(fileCalls.upload, { publish: () => [busEvent('file.changed', {})] });
  const create = useApiMutation(agreementCalls.create, {
    publish: () => [busEvent('agreement.changed', { leaseId })],
    successMessage: agreementTexts.uploaded,
    onSuccess: onDone,
  });
  const uploadFile = async ({ file, name }: AgreementUpload): Promise<number> => {
    if (uploaded.current?.file === file) return uploaded.current.id;
    const body = { name, alias: null, notice: null, fileable_type: 'lease', fileable_id: leaseId } as const;
    const { id } = (await upload.mutateAsync({ body, file })).file;
    uploaded.current = { file, id };
    return id;
  };
  return async ({ file, name }: AgreementUpload) =>
    create.mutateAsync({ body: { name, file_id: await uploadFile({ file, name }), lease_id: leaseId } });
};
