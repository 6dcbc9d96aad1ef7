import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import type { WorkItem } from '@husrum/contract/field-work';
import { fileCalls } from '@husrum/contract/file';
import { useCan } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { type ReactNode, useId } from 'react';
import { fieldWorkTexts } from './field-work.texts';
import { photoQueue } from './photo-queue';
import { PhotoTile } from './photo-tile';
import { usePhotos } from './use-photos';

/** Photos of the work, taken with the camera or selected, with the progress of each upload. */
export const WorkPhotos = ({ item }: { item: WorkItem }) => {
  const can = useCan();
  const photos = usePhotos(item);
  const add = (files: readonly File[]) => void photoQueue.add({ type: item.type, id: item.id }, files);
  // The count includes the photos that have been uploaded since the page was loaded.
  const savedCount = item.photos;
  return (
    <Section
      title={fieldWorkTexts.photos}
      extra={savedCount > 0 && <span className="h-muted">{fieldWorkTexts.savedPhotos(savedCount)}</span>}
    >
      {photos.length > 0 && (
        <ul className="field-photos" aria-label={fieldWorkTexts.photos}>
          {photos.map((photo, index) => (
            <PhotoTile key={photo.key} photo={photo} number={index + 1} />
          ))}
        </ul>
      )}
      {can(fileCalls.upload) && (
        <div className="field-pickers">
          <PhotoInput label={fieldWorkTexts.takePhoto} icon={<CameraOutlined />} camera onPick={add} />
          <PhotoInput label={fieldWorkTexts.choosePhoto} icon={<PictureOutlined />} onPick={add} />
        </div>
      )}
    </Section>
  );
};

interface PhotoInputProps {
  label: string;
  icon: ReactNode;
  /** Opens the camera instead of the photo library. */
  camera?: boolean;
  onPick: (files: readonly File[]) => void;
}

const PhotoInput = ({ label, icon, camera = false, onPick }: PhotoInputProps) => {
  const id = useId();
  return (
    <label className="field-target field-target--button" htmlFor={id}>
      {icon} {label}
      <input
        id={id}
        className="h-visually-hidden"
        type="file"
        accept="image/*"
        {...(camera ? { capture: 'environment' } : { multiple: true })}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Otherwise selecting the same photo again would not fire a change event.
          event.target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </label>
  );
};
