/** The road, in stairs, in percent of the drawing's width and height. The car follows it: see its `offset-path`. */
export const road =
  'M0 90h12h1.2v-2.4h1.2v-2.4h1.2v-2.4h1.2v-2.4h1.2v-2.4h3h0.857v-2.286h0.857v-2.286h0.857v-2.286h0.857v-2.286h0.857v-2.286h0.857v-2.286h0.857v-2.286h3h0.75v-2.25h0.75v-2.25h0.75v-2.25h0.75v-2.25h0.75v-2.25h0.75v-2.25h0.75v-2.25h0.75v-2.25h14v2h0.5v2h0.5v2h0.5v2h0.5h2h3v-2h11v2.286h0.571v2.286h0.571v2.286h0.571v2.286h0.571v2.286h0.571v2.286h0.571v2.286h0.571h2v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8h18';

/** A second range, further away, below the labels. */
export const ridge =
  'M0 76h2v-2.5h2v-2.5h2v-2.5h2v-2.5h2v-2.5h2v-2.5h2v-2.5h2v-2.5v2h3v2h3h1.375v-2.25h1.375v-2.25h1.375v-2.25h1.375v-2.25h1.375v-2.25h1.375v-2.25h1.375v-2.25h1.375v-2.25v2h1.75v2h1.75v2h1.75v2h1.75h2.8v-2.4h2.8v-2.4h2.8v-2.4h2.8v-2.4h2.8v-2.4v2.333h2v2.333h2v2.333h2v2.333h2v2.333h2v2.333h2v2.5h3v2.5h3v2.5h3v2.5h3h8v-2v2.4h2.8v2.4h2.8v2.4h2.8v2.4h2.8v2.4h2.8';
