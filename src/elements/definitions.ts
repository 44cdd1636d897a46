import {definition as Boilerplate} from './Boilerplate/definition';
import {definition as Button} from './Button/definition';
import {definition as Contact} from './Contact/definition';
import {definition as Price} from './Price/definition';
import {definition as RegionName} from './RegionName/definition';
import {definition as Sample} from './Sample/definition';
import {definition as Stat} from './Stat/definition';
import {definition as Towns} from './Towns/definition';
import type {NameIn, PropsIn} from './define';

/** The elements that a page may use, by folder. */
export const elements = {Boilerplate, Button, Contact, Price, RegionName, Sample, Stat, Towns};

/** The props of an element, as a page writes them, and its children. */
export type ElementProps<Name extends NameIn<typeof elements>> = PropsIn<typeof elements, Name>;
