import type {ReactNode} from 'react';
import clsx from 'clsx';
import {pickBySlot, pickChildren} from '@site/src/elements/children';
import {Stat} from '@site/src/elements/Stat';
import type {PropsOf} from '../props';
import columns from './columns.module.css';
import styles from './styles.module.css';

export type HeroLook = PropsOf<'Hero'>['look'];

export interface HeroParts {
  heading: ReactNode;
  lead: ReactNode;
  buttons: ReactNode;
  picture: ReactNode;
  children: ReactNode;
}

/** How each look arranges the parts. */
export const layouts: Record<HeroLook, (parts: HeroParts) => ReactNode> = {
  stage: ({heading, lead, buttons, picture}) => (
    <>
      <div className={styles.heroMedia}>{picture}</div>
      <div className={clsx('wrap grid', styles.heroBody)}>
        {heading}
        {lead}
        {buttons}
      </div>
    </>
  ),
  type: ({heading, lead, buttons, picture, children}) => (
    <>
      <div className={clsx('wrap grid', styles.heroBody)}>
        {heading}
        <div className={clsx('grid', styles.heroRow)}>
          {lead}
          {buttons}
        </div>
      </div>
      {pickBySlot(children, 'index')}
      {picture && <div className={styles.heroWide}>{picture}</div>}
    </>
  ),
  split: ({heading, lead, buttons, picture, children}) => (
    <>
      <div className={clsx('wrap grid', styles.heroBody, columns.body)}>
        {heading}
        {lead}
        {buttons}
      </div>
      <div className={columns.side}>
        {picture}
        {pickBySlot(children, 'badge')}
      </div>
    </>
  ),
  ledger: ({heading, lead, buttons, picture, children}) => (
    <>
      <div className="wrap">
        {heading}
        <div className={clsx('grid', styles.heroRow, columns.row)}>
          {lead}
          {buttons}
        </div>
        <div className={clsx('grid', columns.ledgerGrid)}>
          <div className={columns.photo}>{picture}</div>
          <dl className={columns.stats}>{pickChildren(children, Stat)}</dl>
        </div>
      </div>
      <div className={clsx('wrap', columns.logos)}>{pickBySlot(children, 'logos')}</div>
    </>
  ),
  plate: ({heading, lead, buttons, picture}) => (
    <>
      <div className={columns.plateMedia}>{picture}</div>
      <div className={clsx('grid', columns.plate)}>
        {heading}
        <div className={clsx('grid', styles.heroRow, columns.plateRow)}>
          {lead}
          {buttons}
        </div>
      </div>
    </>
  ),
  form: ({heading, lead, buttons, picture, children}) => (
    <>
      <div className={clsx('grid', columns.text)}>
        {heading}
        {lead}
        {buttons}
      </div>
      <div className={columns.background}>{picture}</div>
      <div className={columns.panel}>{pickBySlot(children, 'form')}</div>
    </>
  ),
};
