import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PostCard} from '@site/src/newsroom/types';
import {SampleMark} from '../../../elements/SampleMark';
import styles from './styles.module.css';

const createFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', {...options, timeZone: 'UTC'});

const formats = {
  /** 15 January 2025 */
  long: createFormat({day: 'numeric', month: 'long', year: 'numeric'}),
  /** 15 Jan, for lists grouped by month */
  short: createFormat({day: 'numeric', month: 'short'}),
};

/** The row with a post's topic, kind, date and status. */
export function PostMeta({children}: {children: ReactNode}): ReactNode {
  return <p className={clsx('facts small muted', styles.meta)}>{children}</p>;
}

/** A post's date. */
export function PostDate({day, format = 'long'}: {day: string; format?: keyof typeof formats}) {
  return <time dateTime={day}>{formats[format].format(new Date(day))}</time>;
}

/** The number of posts in a list. */
export function PostCount({count}: {count: number}): string {
  return count === 1 ? '1 post' : `${count} posts`;
}

/** Whether a post is a sample and, in previews, why it is not public yet. */
export function PostStatus({post: {sample, status}}: {post: PostStatusProps}): ReactNode {
  return (
    <>
      {sample && <SampleMark />}
      {status && (
        <span className={styles.status} data-preview>
          {status === 'draft' ? 'Draft' : 'Scheduled'}
        </span>
      )}
    </>
  );
}

type PostStatusProps = Pick<PostCard, 'sample' | 'status'>;
