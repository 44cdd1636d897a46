/*
 * Imported before Sveltia CMS, which reads its preferences while it loads: an entry stays open after it is saved, so that
 * its writer sees the page.
 */
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({closeOnSave: false});
