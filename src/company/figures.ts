import type {Figure} from '../check/company';
import {byKey} from './entries';
import data from './data/figures.json';

const list: readonly Figure[] = data.figures;

/** The owner's claims in figures, as the owner writes them. Pages name a figure by its key: `<Stat of="cities">`. */
export const figures = byKey(list, ({key}) => key);
