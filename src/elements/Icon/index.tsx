import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {drawings} from './drawings';
import {inlineDrawings} from './inlineDrawings';

type IconName = keyof typeof inlineDrawings | keyof typeof drawings;

export interface IconProps {
  /** The drawing's name. */
  name: IconName;
  /** 1.5rem by default; `l` is 2.25rem, `xl` 4.5rem, both in the accent colour. */
  size?: 'l' | 'xl';
  className?: string;
}

/** A line drawing in the text colour. Always decorative: the text beside it carries the meaning. */
export function Icon({name, size, className}: IconProps): ReactNode {
  return (
    <svg
      className={clsx('icon', size && 'icon--l', size === 'xl' && 'icon--xl', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {name in inlineDrawings ? (
        <path d={inlineDrawings[name as keyof typeof inlineDrawings]} />
      ) : (
        <use href={`${process.env.EVO_ICONS ?? ''}#${name}`} /> // the sprite of src/plugins/sprites
      )}
    </svg>
  );
}
