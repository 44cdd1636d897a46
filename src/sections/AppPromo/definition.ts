import * as d from '../../elements/define';

export const definition = d.define('App, contact, form, search', {
  AppPromo: d.section('Promotes the app beside a drawing of a phone.', d.wordsAnd('Button'), {
    ...d.headed,
    stores: d.flag.describe('Shows links to the app stores.'),
  }),
});
