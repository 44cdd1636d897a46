import {createContext, startTransition, useEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Ride} from './ride';

/** The `name` of a chooser's radio buttons for rentals. Those for the hours of a rental add its key. */
export const NameContext = createContext('');

/** Reads the chosen ride from the radio buttons. */
export function readRide(chooser: HTMLElement, name: string): Ride {
  const read = (group: string) =>
    chooser.querySelector<HTMLInputElement>(`[name="${group}"]:checked`)?.value ?? '';
  const rental = read(name);
  return {rental, hours: Number(read(name + rental)) || undefined};
}

/**
 * The state of the chosen ride, undefined without scripts. Preselects the rental that a link such as
 * `/?rental=hourly#book` names. Keeps a choice that the visitor made before hydration or that the browser restored.
 */
export function useChosenRide(chooser: RefObject<HTMLElement | null>, name: string) {
  const {search} = useLocation();
  const initialSearch = useRef(search);
  const [ride, setRide] = useState<Ride>();
  useEffect(() => {
    const root = chooser.current;
    if (!root) return;
    const radios = [...root.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    const rental = new URLSearchParams(search).get('rental');
    const isUntouched = radios.some(({checked, defaultChecked}) => checked && defaultChecked);
    const isOffered = radios.some(({value}) => value === rental);
    // Sets the others too: React ignores a later change to one that it still takes for checked
    if (isOffered && (isUntouched || search !== initialSearch.current))
      for (const radio of radios) radio.checked = radio.value === rental;
    startTransition(() => setRide(readRide(root, name)));
  }, [chooser, name, search]);
  return [ride, setRide] as const;
}
