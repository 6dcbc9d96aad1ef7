import { useFormikContext } from '@husrum/forms';
import { useEffect, useRef } from 'react';

/** Submits the form around it when it is first shown, so that its errors are there without a click. */
export const SubmitOnce = () => {
  const { submitForm } = useFormikContext();
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (isSubmitted.current) return;
    isSubmitted.current = true;
    void submitForm();
  }, [submitForm]);
  return null;
};
