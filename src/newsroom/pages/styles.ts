/**
 * Every CSS module of the news pages. Where React does not hydrate the news pages, their components are not part of the
 * browser's JavaScript, and only this list adds their styles to the site's stylesheet. `styles.test.ts` checks it.
 */
import '@site/src/sections/CallToAction/styles.module.css';
import '../components/CardLink/styles.module.css';
import '../components/CoverageList/styles.module.css';
import '../components/NewsCard/styles.module.css';
import '../components/Outlet/styles.module.css';
import '../components/Pager/styles.module.css';
import '../components/PostActions/styles.module.css';
import '../components/PostAside/styles.module.css';
import '../components/PostHead/styles.module.css';
import '../components/PostMeta/styles.module.css';
import '../components/PostNeighbours/styles.module.css';
import '../components/PressList/styles.module.css';
import '../components/ShareLinks/styles.module.css';
import '../../theme/BlogPostPage/styles.module.css';
import '../../theme/EditThisPage/styles.module.css';
import './ArchivePage/styles.module.css';
import './IndexPage/styles.module.css';
import './ListLayout/styles.module.css';
import './NewsroomPage/styles.module.css';
