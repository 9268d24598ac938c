import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Component tests mount into a document, so Svelte's browser build is wanted under Node too.
  resolve: { conditions: ["browser"] },
  test: { include: ["src/**/*.test.ts"] },
});
