import { useEffect, useState } from 'react';
import { inspectionTexts } from './inspection.texts';

/** Shorter waits need no explanation. */
const EXPLAIN_AFTER_MS = 700;

/** Explains a long wait while the plan of many buildings is calculated. Usually the nightly job has calculated it already. */
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
