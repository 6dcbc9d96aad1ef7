import { agreementCalls } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import { fileCalls } from '@husrum/contract/file';
import { useSave } from '@husrum/platform';
import { useRef } from 'react';
import { texts } from './agreement.texts';

interface Chosen {
  file: File;
  name: string;
}

/** The file first, then what makes it an agreement. Tried again after that failed, the same file is not sent twice. */
export const useUploadAgreement = (leaseId: number, onDone: () => void) => {
  const sent = useRef<{ file: File; id: number }>(undefined);
  const upload = useSave(fileCalls.upload, { publish: () => [busEvent('file.changed', {})] });
  const create = useSave(agreementCalls.create, {
    publish: () => [busEvent('agreement.changed', { leaseId })],
    success: texts.uploaded,
    onDone,
  });
  const idOf = async ({ file, name }: Chosen): Promise<number> => {
    if (sent.current?.file === file) return sent.current.id;
    const body = { name, alias: null, notice: null, fileable_type: 'lease', fileable_id: leaseId } as const;
    const { id } = (await upload.mutateAsync({ body, file })).file;
    sent.current = { file, id };
    return id;
  };
  return async (chosen: Chosen) =>
    create.mutateAsync({ body: { name: chosen.name, file_id: await idOf(chosen), lease_id: leaseId } });
};
