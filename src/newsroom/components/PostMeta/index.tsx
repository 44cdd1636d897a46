import type {ReactNode} from 'react';
import clsx from 'clsx';
import {SampleMark} from '@site/src/elements/Sample';
import type {PostCard} from '@site/src/newsroom/types';
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
  return <p className={clsx('link-row small muted', styles.meta)}>{children}</p>;
}

type DateFormat = keyof typeof formats;

const formatDay = (day: string, format: DateFormat) => formats[format].format(new Date(day));

/** A post's date. */
export function PostDate({day, format = 'long'}: {day: string; format?: DateFormat}): ReactNode {
  return <time dateTime={day}>{formatDay(day, format)}</time>;
}

/** The number of posts in a list. */
export function PostCount({count}: {count: number}): string {
  return count === 1 ? '1 post' : `${count} posts`;
}

type PostStatusProps = Pick<PostCard, 'day' | 'sample' | 'status'>;

/** Whether a post is a sample and, in previews, why it is not public yet. */
export function PostStatus({post: {day, sample, status}}: {post: PostStatusProps}): ReactNode {
  return (
    <>
      {sample && <SampleMark />}
      {status && (
        <span className={styles.status} data-preview>
          {status === 'draft' ? 'Draft' : `Goes live on ${formatDay(day, 'long')}`}
        </span>
      )}
    </>
  );
}
