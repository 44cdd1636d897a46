import type {PropsWithChildren, ReactNode} from 'react';
import {launched} from '@site/src/company/site';

/** Says that people, clients or outlets below a heading, or a post, are invented. */
export function SampleMark({of}: {of?: string}): ReactNode {
  return <small className="sample-mark">{of ? `Sample ${of}` : 'Sample'}</small>;
}

/** Marks words that are not real yet. */
export function Sample({children}: PropsWithChildren): ReactNode {
  return (
    <>
      {children} <SampleMark />
    </>
  );
}

/** Words about samples, which a launched site does not have. */
export function BeforeLaunch({children}: PropsWithChildren): ReactNode {
  return launched ? null : children;
}
