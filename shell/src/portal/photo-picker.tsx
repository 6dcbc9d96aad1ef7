import { acceptedPhotos } from '@husrum/contract/portal';
import { Button } from '@husrum/ui/core';
import { useId, useRef } from 'react';
import { portalTexts } from './portal.texts';

interface Props {
  label: string;
  loading?: boolean;
  onChoose: (files: File[]) => void;
}

/** A button that lets the tenant take or choose photos. */
export const PhotoPicker = ({ label, loading = false, onChoose }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept={acceptedPhotos}
        multiple
        hidden
        aria-label={portalTexts.photos}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button loading={loading} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
};
