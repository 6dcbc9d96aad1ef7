import { useEffect, useState } from 'react';
import { inspectionTexts } from './inspection.texts';

/** A wait that is shorter than this needs no explanation. */
const EXPLAIN_AFTER_MS = 700;

/** Explains a wait while the plan of many houses is calculated. Usually there is none: the nightly job has calculated it. */
export const PlanProgress = () => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), EXPLAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="m-plan__progress">
      {isSlow && (
        <>
          {inspectionTexts.planPage.calculating}
          <progress aria-hidden />
        </>
      )}
    </div>
  );
};
