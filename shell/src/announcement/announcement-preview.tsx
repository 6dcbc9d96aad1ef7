import './announcement.css';
import { useFormikContext } from '@husrum/forms';
import { announcementFormTexts as texts } from './announcement.texts';

/** The announcement as its readers see it, while it is being written. */
export const AnnouncementPreview = () => {
  const { values } = useFormikContext<{ title: string; body: string }>();
  if (values.title === '' && values.body === '') return null;
  return (
    <figure className="s-announcement" aria-label={texts.preview}>
      <div className="s-announcement__text">
        <strong>{values.title}</strong>
        <p>{values.body}</p>
      </div>
    </figure>
  );
};
