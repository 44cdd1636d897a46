import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {formatRupees, hourly, hourlyFare, rentals} from '@site/src/company/fares';
import type {FareProps} from './index';
import styles from './styles.module.css';

interface AnswerProps extends FareProps {
  className: string;
  hours: number;
  /** Given for the rental that is kept by the hour. */
  onHours: ((hours: number) => void) | undefined;
}

/** What the chosen rental starts from, and what is true of it. */
export function Answer({
  rental,
  title,
  className,
  hours,
  onHours,
  children,
}: AnswerProps): ReactNode {
  const isBrowser = useIsBrowser();
  const byTheHour = onHours ? hourlyFare(hours) : undefined;
  return (
    <div className={className}>
      <h3>{title}</h3>
      <p className="muted">
        {byTheHour
          ? hoursLabel(hours, byTheHour.kilometres)
          : translate({id: 'price.startingFrom', message: 'Starting from'})}
      </p>
      <p className={`figure ${styles.answerPrice ?? ''}`}>
        {formatRupees(byTheHour?.rupees ?? rentals[rental].from)}
      </p>
      {onHours && isBrowser && <Hours hours={hours} onHours={onHours} />}
      {children}
    </div>
  );
}

function hoursLabel(hours: number, kilometres: number): string {
  return hours === 1
    ? translate({id: 'booking.hour', message: '1 hour, {kilometres} km, from'}, {kilometres})
    : translate(
        {id: 'booking.hours', message: '{hours} hours, {kilometres} km, from'},
        {hours, kilometres},
      );
}

function Hours({hours, onHours}: {hours: number; onHours: (hours: number) => void}): ReactNode {
  return (
    <fieldset className={styles.hours}>
      <legend>{translate({id: 'booking.hours.legend', message: 'Hours'})}</legend>
      <div>
        {Array.from({length: hourly.maximumHours}, (_, index) => index + 1).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="hours"
              value={each}
              checked={each === hours}
              onChange={() => onHours(each)}
            />
            {each}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
