import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {rentalKeys} from '@site/src/company/fares';
import type {Ride} from './ride';

function radios(desk: HTMLElement, name: 'rental' | 'hours'): HTMLInputElement[] {
  return [...desk.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
}

/** What the radio buttons say. */
export function chosenRide(desk: HTMLElement): Ride | undefined {
  const [rental, hours] = (['rental', 'hours'] as const).map(
    (name) => radios(desk, name).find(({checked}) => checked)?.value,
  );
  const key = rentalKeys.find((each) => each === rental);
  return key && {rental: key, hours: key === 'hourly' ? Number(hours) : undefined};
}

/**
 * A link such as `/?rental=hourly#book` chooses for the visitor, unless the visitor was quicker than this script, or
 * the browser has put an earlier choice back.
 */
export function useWanted(desk: RefObject<HTMLElement | null>): void {
  const {search} = useLocation();
  const arrival = useRef(search);
  useEffect(() => {
    if (!desk.current) return;
    const all = radios(desk.current, 'rental');
    const wanted = new URLSearchParams(search).get('rental');
    const radio = all.find(({value}) => value === wanted);
    const untouched = all.some(({checked, defaultChecked}) => checked && defaultChecked);
    if (!radio || (!untouched && search === arrival.current)) return;
    // Each one, not only the chosen: React would miss a later change back to one that it takes for checked
    for (const each of all) each.checked = each === radio;
  }, [desk, search]);
}
