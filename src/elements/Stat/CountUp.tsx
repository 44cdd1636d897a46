import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {prefersReducedMotion} from '../motion';
import styles from './styles.module.css';

/** The duration of the animation, in milliseconds. */
const duration = 1500;

/** Matches a single number and its unit: `43K+`, but not `24/7`. */
const singleNumber = /^([\d.,]+)([^\d]*)$/;

/**
 * Returns the figure part of the way to its final value, formatted like the final value. Groups thousands by hand:
 * `Intl.NumberFormat` takes a phone 50 ms to load.
 * @param value - the final figure as printed: `18,500,000+`, `1.8`
 * @param progress - 0 to 1
 * @returns undefined for a value that is not a single number, such as `24/7`
 */
export function partialFigure(value: string, progress: number): string | undefined {
  const [, digits, unit = ''] = singleNumber.exec(value) ?? [];
  if (!digits) return undefined;
  const decimals = digits.split('.')[1]?.length ?? 0;
  const number = (Number(digits.replaceAll(',', '')) * progress).toFixed(decimals);
  return (digits.includes(',') ? number.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',') : number) + unit;
}

/**
 * Counts a figure up once when it scrolls into view. The final figure stays in the DOM; the running figure is drawn
 * over it. Figures that are in view on load do not count, nor does any when the user prefers reduced motion.
 */
export function CountUp({value}: {value: string}): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const [running, setRunning] = useState<string>();

  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion() || !singleNumber.test(value)) return undefined;
    let frame = 0;
    const countFrom = (start: number) => {
      const step = (now: number) => {
        const progress = Math.min(1, (now - start) / duration);
        const eased = 1 - (1 - progress) ** 3;
        setRunning(progress < 1 ? partialFigure(value, eased) : undefined);
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    let isFirstEntry = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const wasInViewOnLoad = isFirstEntry;
        isFirstEntry = false;
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        if (!wasInViewOnLoad) countFrom(performance.now());
      },
      // Figures at the lower edge of a phone's first screen, below a tall hero, still count
      {rootMargin: '0px 0px -20%'},
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  return (
    <>
      <span className={clsx(running && styles.final)} ref={ref}>
        {value}
      </span>
      {running && (
        <span className={styles.running} aria-hidden="true">
          {running}
        </span>
      )}
    </>
  );
}
