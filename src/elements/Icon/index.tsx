import type {ReactNode} from 'react';
import clsx from 'clsx';
import {controls} from './controls';
import type {drawings} from './drawings';

export type IconName = keyof typeof controls | keyof typeof drawings;

/** Where a drawing is that the page does not carry itself: in the one file that src/plugins/icons makes. */
export const drawingAddress = (name: IconName): string => `${process.env.EVO_ICONS ?? ''}#${name}`;

export interface IconProps {
  /** Which drawing. */
  name: IconName;
  /** 1.5rem without; `l` is 2.25rem in the colour of marks, `xl` 4.5rem. */
  size?: 'l' | 'xl';
  className?: string | undefined;
}

/** A line drawing in the colour of the text. Always decoration: the words beside it carry the meaning. */
export function Icon({name, size, className}: IconProps): ReactNode {
  return (
    <svg
      className={clsx(
        'icon',
        size && 'icon--l',
        size === 'xl' && 'icon--xl',
        name === 'star' && 'solid',
        className,
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {name in controls ? (
        <path d={controls[name as keyof typeof controls]} />
      ) : (
        <use href={drawingAddress(name)} />
      )}
    </svg>
  );
}
