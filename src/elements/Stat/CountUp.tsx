import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {wantsLessMotion} from '../motion';
import styles from './styles.module.css';

/** How long counting takes, in milliseconds. */
const duration = 1500;

/** A single number and what follows it; `24/7` is none. */
const single = /^([\d.,]+)([^\d]*)$/;

/**
 * A figure on its way: the same form as the final one, with a smaller number. Its thousands are parted by hand: the
 * browser's own formats take a phone 50 ms to get ready.
 * @param value - the final figure as it is printed: `18,500,000+`, `1.8`
 * @param progress - 0 to 1
 * @returns undefined for a value that is no single number, such as `24/7`
 */
export function figureAt(value: string, progress: number): string | undefined {
  const [, digits, unit = ''] = single.exec(value) ?? [];
  if (!digits) return undefined;
  const decimals = digits.split('.')[1]?.length ?? 0;
  const number = (Number(digits.replaceAll(',', '')) * progress).toFixed(decimals);
  return (digits.includes(',') ? number.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',') : number) + unit;
}

/**
 * A figure that counts up once when it is scrolled into view. The final figure stands in the page all the time and
 * keeps its room; what counts is drawn over it. A figure that is in view from the beginning stays as it is, and so does
 * every one where less motion is wanted.
 */
export function CountUp({value}: {value: string}): ReactNode {
  const figure = useRef<HTMLSpanElement>(null);
  const [running, setRunning] = useState<string>();

  useEffect(() => {
    const element = figure.current;
    if (!element || wantsLessMotion() || !single.test(value)) return undefined;
    let frame = 0;
    const count = (start: number) => {
      const step = (now: number) => {
        const progress = Math.min(1, (now - start) / duration);
        const eased = 1 - (1 - progress) ** 3;
        setRunning(progress < 1 ? figureAt(value, eased) : undefined);
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    let seen = false;
    const observer = new IntersectionObserver(([entry]) => {
      const first = !seen;
      seen = true;
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (!first) count(performance.now());
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  return (
    <span className={styles.countUp} ref={figure}>
      <span className={running === undefined ? undefined : styles.countUpFinal}>{value}</span>
      {running !== undefined && (
        <span className={styles.countUpRunning} aria-hidden="true">
          {running}
        </span>
      )}
    </span>
  );
}
