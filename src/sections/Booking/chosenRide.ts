import {useEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {rentalKeys} from '@site/src/company/fares';
import type {Ride} from './ride';

/** Reads the chosen ride from the radio buttons. */
export function getChosenRide(root: HTMLElement): Ride | undefined {
  const [chosen, hours] = ['rental', 'hours'].map(
    (name) => root.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value,
  );
  const rental = rentalKeys.find((key) => key === chosen);
  return rental && {rental, hours: rental === 'hourly' ? Number(hours) : undefined};
}

/**
 * Preselects the rental that a link such as `/?rental=hourly#book` names. Keeps a choice that the visitor made before
 * hydration or that the browser restored.
 */
export function usePreselectedRental(root: RefObject<HTMLElement | null>): void {
  const {search} = useLocation();
  const initialSearch = useRef(search);
  useEffect(() => {
    if (!root.current) return;
    const all = [...root.current.querySelectorAll<HTMLInputElement>('[name="rental"]')];
    const rental = new URLSearchParams(search).get('rental');
    const radio = all.find(({value}) => value === rental);
    const isUntouched = all.some(({checked, defaultChecked}) => checked && defaultChecked);
    if (!radio || (!isUntouched && search === initialSearch.current)) return;
    // Sets the others too: React ignores a later change to one that it still takes for checked
    for (const each of all) each.checked = each === radio;
  }, [root, search]);
}
