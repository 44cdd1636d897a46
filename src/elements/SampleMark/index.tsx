import type {ReactNode} from 'react';

/**
 * Marks an invented person, client or outlet. For previews only: use it where `process.env.EVO_SAMPLES` is true, so that
 * production builds contain nothing of it. Its styles are in src/css/samples.css for the same reason.
 */
export function SampleMark(): ReactNode {
  return (
    <small className="sample-mark" data-preview>
      Sample
    </small>
  );
}
