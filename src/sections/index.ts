/**
 * Every component that a page may use. Pages import nothing: src/plugins/mdx-auto-import adds the imports, and the type
 * checker reads the same names (src/mdx.d.ts).
 */
export {AppPromo} from './AppPromo';
export {Article} from './Article';
export {Audience, Audiences} from './Audiences';
export {Benefits, Highlight} from './Benefits';
export {Booking, Fare} from './Booking';
export {CallToAction} from './CallToAction';
export {Card, Carousel} from './Carousel';
export {ChargingChain} from './ChargingChain';
export {Checklist} from './Checklist';
export {Column, Columns} from './Columns';
export {ContactList} from './ContactList';
export {FareIndex} from './FareIndex';
export {FareTerms, PaymentModes} from './FareTerms';
export {Faq, Question} from './Faq';
export {Feature} from './Feature';
export {FeatureGrid} from './FeatureGrid';
export {FeatureRow} from './FeatureRow';
export {Claims, Fleet} from './Fleet';
export {Gallery} from './Gallery';
export {Badge, Hero} from './Hero';
export {HillRoad} from './HillRoad';
export {ClientLogos, LogoStrip} from './LogoStrip';
export {NumberCloth} from './NumberCloth';
export {PartnerForm} from './PartnerForm';
export {Points} from './Points';
export {Boilerplate, PressKit} from './PressKit';
export {Rental} from './Rental';
export {RentalCard, RentalCards} from './RentalCards';
export {Row, Rows} from './Rows';
export {Search} from './Search';
export {ServiceMap} from './ServiceMap';
export {Slideshow} from './Slideshow';
export {SplitFeature} from './SplitFeature';
export {Statement} from './Statement';
export {Stats} from './Stats';
export {Step} from './Step';
export {Steps} from './Steps';
export {Testimonial, Testimonials} from './Testimonials';
export {Timeline} from './Timeline';
export {Vehicle} from './Vehicle';
export {VehicleGrid} from './VehicleGrid';

export {Button} from '../elements/Button';
export {Email, EmailButton, Phone, WhatsApp} from '../elements/Contact';
export {Price} from '../elements/Price';
export {RegionName, Towns} from '../elements/RegionName';
export {Stat} from '../elements/Stat';
