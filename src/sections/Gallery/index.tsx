import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {Arrows, SnapArea, SnapRow, useSnap} from '@site/src/elements/Snap';
import {pickDeep} from '@site/src/elements/slots';
import styles from './styles.module.css';
import {useTurn} from './useTurn';

export interface GalleryProps extends SectionProps {
  /** Markdown pictures, one a line. */
  children: ReactNode;
}

/** Square pictures in a row that scrolls, on two levels. Its buttons turn by as many as are in view. */
export function Gallery({children, ...section}: GalleryProps): ReactNode {
  const pictures = pickDeep(children, Picture);
  const snap = useSnap(pictures.length);
  const turn = useTurn(snap);
  const turning = {...snap, show: (wanted: number) => turn(wanted > snap.index ? 1 : -1)};
  return (
    <Section
      {...section}
      headingClassName="title-2"
      head={(heading) => (
        <SnapArea snap={snap} label={section.title}>
          <div className="carousel-head">
            {heading}
            <Arrows snap={turning} />
          </div>
          <SnapRow snap={snap} className={clsx('snap--bleed', styles.gallery)}>
            {pictures.map(({key, props}, index) => (
              <Picture
                {...props}
                ratio="11"
                sizes="(min-width: 34em) 21rem, 62vw"
                key={key ?? index}
              />
            ))}
          </SnapRow>
        </SnapArea>
      )}
    />
  );
}
