import {useEffect, useState, type ReactNode} from 'react';

/** Tells screen readers the title of each page that opens without a page load. */
export function PageAnnouncer(): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    let title = document.title;
    const announceTitle = () => {
      if (document.title === title) return;
      title = document.title;
      setAnnouncement(title);
    };
    const observer = new MutationObserver(announceTitle);
    observer.observe(document.head, {subtree: true, childList: true, characterData: true});
    return () => observer.disconnect();
  }, []);
  return (
    <div className="visually-hidden" role="status">
      {announcement}
    </div>
  );
}
