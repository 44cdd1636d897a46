import {useId, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import clsx from 'clsx';
import {appPath, links, stores} from '@site/src/company/contact';
import {rentalOf, rentalTitle} from '@site/src/company/fares';
import {Icon} from '@site/src/elements/Icon';
import {Link} from '@site/src/elements/Link';
import {Price} from '@site/src/elements/Price';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Steps} from '../Steps';
import type {PropsOf} from '../definitions';
import {Fare} from './Fare';
import {composeMessage, startingPrice} from './ride';
import styles from './styles.module.css';
import {NameContext, readRide, useChosenRide} from './useChosenRide';

export {Fare} from './Fare';

/**
 * A chooser for a rental and its hours that shows the starting price and the ways to book. It sends nothing. The radio
 * buttons hold the choice and the stylesheet shows the matching answer, so it works without JavaScript.
 */
export function Booking({children, ...section}: PropsOf<'Booking'>): ReactNode {
  const fares = pickChildren(children, Fare);
  const name = useId();
  const chooser = useRef<HTMLDivElement>(null);
  const [ride, setRide] = useChosenRide(chooser, name);
  const [announcement, setAnnouncement] = useState('');

  const onChange = ({currentTarget}: SyntheticEvent<HTMLElement>) => {
    const chosen = readRide(currentTarget, name);
    const {label, price} = startingPrice(chosen);
    setRide(chosen);
    setAnnouncement(`${rentalTitle(chosen.rental)}. ${label} ${price}`);
  };

  const message = encodeURIComponent(composeMessage(ride));
  const waysToBook = [
    ...(stores.length > 0 ? [{label: 'Book in the App', to: appPath}] : []),
    {label: 'Call to Book', to: links.phone},
    ...(links.whatsapp
      ? [{label: 'Send by WhatsApp', to: `${links.whatsapp}?text=${message}`}]
      : []),
    ...(links.sms ? [{label: 'Send by SMS', to: `${links.sms}?body=${message}`}] : []),
  ];

  return (
    <Section {...section} lead={otherChildren(children, Fare, Steps)}>
      <div className={clsx('grid columns-7-5', styles.chooser)} ref={chooser} onChange={onChange}>
        <div className={styles.options} role="group" aria-label="Choose a rental">
          {fares
            .map(({props: {rental}}) => rentalOf(rental))
            .map(({key, icon, name: label, note}, index) => (
              <label className={clsx('grid', styles.option)} key={key}>
                <input type="radio" name={name} value={key} defaultChecked={index === 0} />
                <Icon name={icon} className="mark" />
                <span>
                  <b>{label}</b> <span className="small muted">{note}</span>
                </span>{' '}
                <span className="price">
                  <Price of={key} />
                </span>
              </label>
            ))}
        </div>
        <div className={clsx('grid box tone-night ticked', styles.answers)}>
          <div className="grid">
            <NameContext value={name}>{fares}</NameContext>
          </div>
          <div className="buttons">
            {waysToBook.map(({label, to}) => (
              <Link className="button button--volt button--small" to={to} key={label}>
                {label}
              </Link>
            ))}
          </div>
          <p className="small muted">
            On the phone or by message, we tell you the fare and you confirm it. Your details stay
            on your device until you send the message.
          </p>
        </div>
        <output className="visually-hidden">{announcement}</output>
      </div>
      {pickChildren(children, Steps)}
    </Section>
  );
}
