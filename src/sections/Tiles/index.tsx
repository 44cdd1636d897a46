import type {ReactNode} from 'react';
import clsx from 'clsx';
import {rentalOf, rentalPath} from '@site/src/company/fares';
import {ArrowLink} from '@site/src/elements/Button';
import {Link} from '@site/src/elements/Link';
import {Picture} from '@site/src/elements/Picture';
import {Price} from '@site/src/elements/Price';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Large images with a title, a sentence and a link. The whole tile is the link. */
export function Tiles({look, children, ...section}: PropsOf<'Tiles'>): ReactNode {
  const tiles = pickChildren(children, Tile);
  if (tiles.length === 0) return null;
  return (
    <Section {...section} lead={otherChildren(children, Tile)}>
      <ul className={clsx('grid cards', styles.tiles, styles[look])}>
        {tiles.map(({key, props: tile}, index) => (
          <li key={key}>
            <Picture
              image={tile.image}
              alt={tile.alt}
              ratio="32"
              // The large ones of a stack are higher than wide, and cropped
              sizes={`(min-width: 64em) ${look === 'stack' && index % 3 === 0 ? 104 : 45}vw, 100vw`}
            />
            <div className={clsx('item grid covers', styles.text)}>
              <h3 className="covers quiet">
                {tile.rental ? <Link to={rentalPath(tile.rental)}>{tile.title}</Link> : tile.title}
              </h3>
              {tile.rental && (
                <p className="price">
                  <small>From</small> <Price of={tile.rental} />
                </p>
              )}
              <div>
                {tile.rental && <b className="muted">{rentalOf(tile.rental).note}</b>}
                {tile.children}
              </div>
              {tile.to && tile.action && <ArrowLink to={tile.to}>{tile.action}</ArrowLink>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One tile. `<Tiles>` renders what it holds. */
export function Tile(_: PropsOf<'Tile'>): ReactNode {
  return null;
}
