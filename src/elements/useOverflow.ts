import {useEffect, useEffectEvent, useState, type RefObject} from 'react';

/**
 * Whether the items of a row are wider than the row; undefined until it is measured.
 * @param measure - returns the width of the items
 */
export function useOverflow(
  ref: RefObject<HTMLElement | null>,
  measure: (row: HTMLElement) => number = (row) => row.scrollWidth,
): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>();
  const onResize = useEffectEvent((row: HTMLElement) =>
    setOverflows(measure(row) > row.clientWidth),
  );
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const observer = new ResizeObserver(() => onResize(row));
    observer.observe(row);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
