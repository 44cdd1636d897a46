import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {fitFrame} from './fitFrame';
import {mirrorStyles} from './mirrorStyles';
import styles from './styles.module.css';

/** The selectable window widths, in CSS pixels. */
const windowWidths = {Phone: 390, Tablet: 768, Desktop: 1280} as const;
type WindowName = keyof typeof windowWidths;

/** The width of the room from which an example starts with the desktop window, in CSS pixels. */
const minRoomForDesktop = 640;

/** An empty document in standards mode. */
const emptyDocument = (title: string) =>
  `<!doctype html><html lang="en-IN"><head><title>${title}</title></head><body></body></html>`;

interface StageProps {
  /** The frame's title. */
  name: string;
  /** Starts with the tablet window, which shows small components unscaled. */
  small?: boolean | undefined;
  children: ReactNode;
}

/**
 * Shows an example in a frame, so that media queries and `vw` units use the frame's width, and headings and ids do not
 * clash with the page's. The document is empty and inline (`srcdoc`), which the content security policy allows. React
 * renders into it through a portal, so links, state and the colour theme work as on a page.
 */
export function Stage({name, small, children}: StageProps): ReactNode {
  const isBrowser = useIsBrowser();
  const {colorMode} = useColorMode();
  const [body, setBody] = useState<HTMLElement>();
  const [windowName, setWindowName] = useState<WindowName>(small ? 'Tablet' : 'Desktop');
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const onLoad = () => {
    if ((room.current?.clientWidth ?? 0) < minRoomForDesktop) setWindowName('Phone');
    setBody(frame.current?.contentDocument?.body);
  };

  useEffect(() => {
    if (!body || !room.current || !frame.current) return undefined;
    return fitFrame(frame.current, room.current, windowWidths[windowName]);
  }, [body, windowName]);

  useEffect(() => (body ? mirrorStyles(body.ownerDocument) : undefined), [body]);

  useEffect(() => {
    body?.ownerDocument.documentElement.setAttribute('data-theme', colorMode);
  }, [body, colorMode]);

  return (
    <div className={styles.stage}>
      <div className={styles.windows} role="group" aria-label={`Window of ${name.toLowerCase()}`}>
        {(Object.keys(windowWidths) as WindowName[]).map((each) => (
          <button
            type="button"
            aria-pressed={each === windowName}
            onClick={() => setWindowName(each)}
            key={each}
          >
            {each} <span className={styles.width}>{windowWidths[each]}</span>
          </button>
        ))}
      </div>
      <div className={clsx(styles.room, !body && styles.roomLoading)} ref={room}>
        {isBrowser && (
          <iframe
            className={styles.frame}
            title={name}
            srcDoc={emptyDocument(name)}
            ref={frame}
            onLoad={onLoad}
          />
        )}
      </div>
      {body && createPortal(children, body)}
    </div>
  );
}
