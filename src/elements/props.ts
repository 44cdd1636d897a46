import type {PropsWithChildren} from 'react';
import * as z from 'zod';
import {rentalKeys} from '../company/fares';
import {figures} from '../company/figures';
import {drawings} from './Icon/drawings';
import {inlineDrawings} from './Icon/inlineDrawings';
import type {ImageSource} from './Picture/image';

/** A component with its props. The descriptions are the documentation for writers. */
export const component = <Shape extends z.core.$ZodShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

const keysOf = <Key extends string>(facts: Readonly<Record<Key, unknown>>) =>
  Object.keys(facts) as Key[];

export const text = z.string().trim().min(1);
export const flag = z.boolean().optional();
export const icon = z.enum(keysOf({...inlineDrawings, ...drawings}));
export const rental = z.enum(rentalKeys);
/** The path of an image, which the build replaces by what it knows of the image. */
export const image = z.string().startsWith('/img/') as unknown as z.ZodType<ImageSource>;

const message = text.describe('The message that the visitor completes and sends.');

/** The props that a page may write in the tags of elements. */
export const elementProps = {
  Button: component('A link that looks like a button.', {
    to: text.describe('Where it leads: `/ride#airport`, `#book`, or `https://…` for other sites.'),
    icon: icon.optional().describe('A drawing before the label; arrows follow the label.'),
    more: text.optional().describe('What a label such as “Learn More” is about; not shown.'),
  }),
  Email: component('The email address as a link.', {}),
  EmailButton: component('A button that opens the visitor’s email app with an email to EVO.', {
    subject: text.describe('The subject of the email.'),
    message,
  }),
  Phone: component('The phone number as a link.', {}),
  Price: component('A rental’s starting price in running text: ₹269.', {
    of: rental.describe('The rental.'),
  }),
  RegionName: component('“Assam and Meghalaya” in Assamese and Hindi, in large type.', {}),
  Stat: component('One figure and what it counts.', {
    of: z.enum(keysOf(figures)).describe('The figure’s key in `src/company/figures.ts`.'),
    icon: icon.optional().describe('A drawing before the label.'),
  }),
  Towns: component('Towns of Assam that inter-district rentals go to, in running text.', {}),
  WhatsApp: component('A link that opens WhatsApp with a message to EVO.', {message}),
};

/** The props of an element, as a page writes them, and its children. */
export type ElementProps<Name extends keyof typeof elementProps> = PropsWithChildren<
  z.infer<(typeof elementProps)[Name]>
>;
