import {startTransition, useEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {hoursName, type Ride} from './ride';

/** Reads the chosen ride from the radio buttons. */
export function readRide(desk: HTMLElement): Ride {
  const read = (name: string) =>
    desk.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? '';
  const rental = read('rental');
  return {rental, hours: Number(read(hoursName(rental))) || undefined};
}

/**
 * The state of the chosen ride, undefined without scripts. Preselects the rental that a link such as
 * `/?rental=hourly#book` names. Keeps a choice that the visitor made before hydration or that the browser restored.
 */
export function useChosenRide(desk: RefObject<HTMLElement | null>) {
  const {search} = useLocation();
  const initialSearch = useRef(search);
  const [ride, setRide] = useState<Ride>();
  useEffect(() => {
    const root = desk.current;
    if (!root) return;
    const radios = [...root.querySelectorAll<HTMLInputElement>('[name="rental"]')];
    const rental = new URLSearchParams(search).get('rental');
    const isUntouched = radios.some(({checked, defaultChecked}) => checked && defaultChecked);
    const isOffered = radios.some(({value}) => value === rental);
    // Sets the others too: React ignores a later change to one that it still takes for checked
    if (isOffered && (isUntouched || search !== initialSearch.current))
      for (const radio of radios) radio.checked = radio.value === rental;
    startTransition(() => setRide(readRide(root)));
  }, [desk, search]);
  return [ride, setRide] as const;
}
