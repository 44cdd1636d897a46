/**
 * The looks of every news page. Their code never reaches the visitor's browser, and without this list their stylesheets
 * would not either: it names each CSS module that they use, themselves or through elements and sections.
 */
import '@site/src/newsroom/components/styles.module.css';
import '@site/src/sections/CallToAction/styles.module.css';
import '../../theme/BlogPostPage/styles.module.css';
import '../../theme/EditThisPage/styles.module.css';
import './ArchivePage/styles.module.css';
import './Frame/styles.module.css';
import './IndexPage/styles.module.css';
import './NewsroomPage/styles.module.css';
