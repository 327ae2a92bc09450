import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Puts a compressed copy beside every text file, so that the service never compresses anything itself. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post", // after Vite has written its list of preloads into the chunks
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
          const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          this.emitFile({ type: "asset", fileName: `${name}.br`, source: brotliCompressSync(source, quality) });
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}

const service = process.env["FAIRLEAD_SERVICE"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "../src/fairlead/server/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // nothing as data: addresses, so that everything is cached by its name
  },
  server: {
    fs: { allow: [".."] }, // the games' words are beside their rules
    proxy: { "/api": { target: service, ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
