import type {ReactNode} from 'react';

/** Says that people, clients or outlets below a heading, or a post, are invented. */
export function SampleMark({of}: {of?: string}): ReactNode {
  return <small className="sample-mark">{of ? `Sample ${of}` : 'Sample'}</small>;
}
