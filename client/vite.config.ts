import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  base: "/static/client/",
  publicDir: false,
  build: {
    outDir: "../cardavia/server/static/client",
    emptyOutDir: true,
    manifest: true,
    target: ["chrome120", "firefox121", "safari17"],
    // The pages' policy allows no inline script, and a page names what its entry shares with others.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [
        "src/table/main.ts",
        "src/page/main.ts",
        "src/settings/main.ts",
        "src/learn/main.ts",
        "src/learn/overview.ts",
      ],
    },
  },
});
