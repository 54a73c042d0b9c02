import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** How the components are compiled: runes everywhere, styles in a file so that the page needs no inline code. */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, css: "external" },
};
