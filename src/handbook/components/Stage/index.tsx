import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {fit, mirrorStyles} from './frame';
import styles from './styles.module.css';

/** Window widths at which an example can be looked at, in CSS pixels. */
const windows = {Phone: 390, Tablet: 768, Desktop: 1280} as const;
type Window = keyof typeof windows;

/** A page's room, in CSS pixels, from which an example is first shown as on a desktop; below it, as on a phone. */
const enoughForDesktop = 640;

/** A document in standards mode. It is filled from here, so it holds no script and fetches nothing but stylesheets. */
const emptyDocument = (name: string) =>
  `<!doctype html><html lang="en-IN"><head><title>${name}</title></head><body></body></html>`;

interface StageProps {
  /** What the window is called. */
  name: string;
  /** What it shows is small: it is first shown as on a tablet, where it is as large as in life. */
  small?: boolean | undefined;
  children: ReactNode;
}

/**
 * A small window of its own for an example. A frame and not a part of the page, because then a section sees the
 * window it is made for (its media queries, `vw` and the widths below answer to the frame), its headings and ids
 * are not the page's (a hero brings its `h1`), and no section has to know that it is an example.
 * Its content is drawn by the page's React, so links, state and the colour theme work as they do on the page.
 */
export function Stage({name, small, children}: StageProps): ReactNode {
  const isBrowser = useIsBrowser();
  const {colorMode} = useColorMode();
  const [body, setBody] = useState<HTMLElement>();
  const [window, setWindow] = useState<Window>(small ? 'Tablet' : 'Desktop');
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const load = () => {
    if ((room.current?.clientWidth ?? 0) < enoughForDesktop) setWindow('Phone');
    setBody(frame.current?.contentDocument?.body);
  };

  useEffect(() => {
    if (!body || !room.current || !frame.current) return undefined;
    return fit(frame.current, room.current, windows[window]);
  }, [body, window]);

  useEffect(() => (body ? mirrorStyles(body.ownerDocument) : undefined), [body]);

  useEffect(() => {
    body?.ownerDocument.documentElement.setAttribute('data-theme', colorMode);
  }, [body, colorMode]);

  return (
    <div className={styles.stage}>
      <div className={styles.windows} role="group" aria-label={`Window of ${name.toLowerCase()}`}>
        {(Object.keys(windows) as Window[]).map((each) => (
          <button
            type="button"
            aria-pressed={each === window}
            onClick={() => setWindow(each)}
            key={each}
          >
            {each} <span className={styles.width}>{windows[each]}</span>
          </button>
        ))}
      </div>
      <div className={clsx(styles.room, !body && styles.roomWaiting)} ref={room}>
        {isBrowser && (
          <iframe
            className={styles.frame}
            title={name}
            srcDoc={emptyDocument(name)}
            ref={frame}
            onLoad={load}
          />
        )}
      </div>
      {body && createPortal(children, body)}
    </div>
  );
}
