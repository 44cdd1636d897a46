import {useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Icon} from '../Icon';
import {useMotionAllowed} from '../motion';
import styles from './styles.module.css';

export interface VideoLoopProps {
  /** The URL without its extension; `.webm` and `.mp4` must exist. */
  src: string;
  /** The image shown until the video plays, and instead of it. */
  poster: ReactNode;
}

/** Whether the user asks to save data. Call it in the browser only. */
function prefersSavingData(): boolean {
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean}};
  return connection?.saveData === true;
}

/**
 * A muted looping video with a pause button. With reduced motion, with Save-Data and without JavaScript it renders only
 * the poster and loads no video.
 */
export function VideoLoop({src, poster}: VideoLoopProps): ReactNode {
  const motionAllowed = useMotionAllowed(false);
  const showVideo = motionAllowed && !prefersSavingData();
  const [playing, setPlaying] = useState(false);
  const url = useBaseUrl(src);
  const video = useRef<HTMLVideoElement>(null);

  const toggle = () => {
    if (playing) video.current?.pause();
    else void video.current?.play();
  };

  return (
    <div className={styles.videoLoop}>
      {poster}
      {showVideo && (
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
            <source src={`${url}.mp4`} type="video/mp4" />
            <source src={`${url}.webm`} type="video/webm" />
          </video>
          <button className={styles.toggle} type="button" onClick={toggle}>
            <Icon name={playing ? 'pause' : 'play'} />
            <span>{playing ? 'Pause video' : 'Play video'}</span>
          </button>
        </>
      )}
    </div>
  );
}
