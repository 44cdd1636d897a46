// @ts-check
/*
 * A worker that subsets a font to the glyphs of some words: 11 KB, instead of 64 with every conjunct that their letters
 * could form. Only a worker can import harfbuzzjs, because jiti, which loads Docusaurus' configuration, has no top-level
 * await.
 */
import {readFile} from 'node:fs/promises';
import {parentPort, workerData} from 'node:worker_threads';
import {Blob, Buffer as ShapingBuffer, BufferContentType, Face, Font, shape} from 'harfbuzzjs';
import subsetFont from 'subset-font';

const {source, words, language, options} = workerData;
const letters = words.join('');
const font = await subsetFont(Buffer.from(source), letters, {...options, targetFormat: 'truetype'});

const wasm = await readFile(new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
/** @type {any} HarfBuzz' subsetter, because `subset-font` takes no glyphs. The worker's end frees its memory. */
const hb = (await WebAssembly.instantiate(wasm)).instance.exports;
hb._initialize();
const input = hb.hb_subset_input_create_or_fail();
hb.hb_subset_input_set_flags(input, 0x200); // HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE
const letterSet = hb.hb_subset_input_unicode_set(input);
for (const letter of letters) hb.hb_set_add(letterSet, letter.codePointAt(0));

const glyphSet = hb.hb_subset_input_glyph_set(input);
const shaper = new Font(new Face(new Blob(font)));
for (const word of words) {
  const text = new ShapingBuffer();
  text.addText(word);
  text.guessSegmentProperties();
  text.setLanguage(language);
  // At every step, because rules also need the glyphs that they replace
  text.setMessageFunc(() => {
    const hasGlyphs = text.getContentType() === BufferContentType.GLYPHS;
    if (hasGlyphs) text.getGlyphInfos().forEach((info) => hb.hb_set_add(glyphSet, info.codepoint));
    return true;
  });
  shape(shaper, text);
}

const data = hb.malloc(font.length);
new Uint8Array(hb.memory.buffer).set(font, data);
const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, 0, 0, 0), 0);
const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
const [start, length] = [hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)];
const subset = Buffer.from(hb.memory.buffer, start, length);
parentPort?.postMessage(await subsetFont(subset, letters, {targetFormat: 'woff2'}));
