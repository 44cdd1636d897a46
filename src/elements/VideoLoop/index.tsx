import {useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '../Icon';
import {useMotion} from '../motion';
import styles from './styles.module.css';

export interface VideoLoopProps {
  /** Address without its ending; `.webm` and `.mp4` exist. */
  src: string;
  /** What is shown instead of the film, and until it plays. */
  poster: ReactNode;
}

/** Whether this visitor wants to save data. In the browser only. */
function savesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean}};
  return connection?.saveData === true;
}

/**
 * A silent film that repeats, with a button that pauses it. Under reduced motion, with Save-Data and without
 * JavaScript there is the poster alone, and nothing of the film is fetched.
 */
export function VideoLoop({src, poster}: VideoLoopProps): ReactNode {
  const motion = useMotion();
  const offered = motion && !savesData();
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  const toggle = () => {
    if (playing) video.current?.pause();
    else void video.current?.play();
  };

  return (
    <div className={styles.videoLoop}>
      {poster}
      {offered && (
        <>
          <video
            className={styles.video}
            ref={video}
            data-playing={playing}
            autoPlay
            muted
            loop
            playsInline
            aria-hidden="true"
            onPlaying={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
          >
            <source src={`${src}.mp4`} type="video/mp4" />
            <source src={`${src}.webm`} type="video/webm" />
          </video>
          <button className={styles.toggle} type="button" onClick={toggle}>
            <Icon name={playing ? 'pause' : 'play'} />
            {playing
              ? translate({id: 'video.pause', message: 'Pause video'})
              : translate({id: 'video.play', message: 'Play video'})}
          </button>
        </>
      )}
    </div>
  );
}
