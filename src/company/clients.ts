import type {Organisation} from '../check/company';
import data from './data/clients.json';
import {byKey} from './entries';
import {logoKey} from './outlets';

const list: readonly Organisation[] = data.clients;

/** The clients, by the names of their logos' files. */
export const clients = byKey(list, ({logo}) => logoKey(logo));

export const clientKeys = Object.keys(clients);
