// Lighthouse for the tools in Python. Standard input is JSON: { port, categories, runs, pages },
// where `port` is the debugging port of a running Chromium and `pages` are addresses by name.
// Standard output is one line of JSON for each page and run:
// { page, scores: { category: 0 to 100 }, failed: [what an audit found] }
import lighthouse from "lighthouse";

const { port, categories, runs, pages } = JSON.parse(await text(process.stdin));
const performance = categories.includes("performance");

// Only the speed is worth the time that a slow line and quiet seconds take.
const QUICK = {
  throttlingMethod: "provided",
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 200,
  cpuQuietThresholdMs: 200,
};

for (const [page, address] of Object.entries(pages)) {
  for (let run = 0; run < runs; run += 1) {
    console.log(JSON.stringify(await audited(page, address)));
  }
}

async function audited(page, address) {
  const result = await lighthouse(address, {
    port,
    onlyCategories: categories,
    logLevel: "error",
    disableFullPageScreenshot: true,
    ...(performance ? {} : QUICK),
  });
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [
    id,
    Math.round(100 * score),
  ]);
  return { page, scores: Object.fromEntries(scores), failed: failed(lhr) };
}

// What keeps a category from its full score: the audits that count and are not passed.
function failed({ categories: found, audits }) {
  return Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, displayValue, details }) => {
      const items = (details?.items ?? []).slice(0, 5).map(place).filter(Boolean);
      return [`${id}: ${title}`, displayValue, ...items].filter(Boolean).join("; ");
    });
}

function place({ node, url, description }) {
  return node?.snippet ?? url ?? description;
}

async function text(stream) {
  let all = "";
  for await (const piece of stream.setEncoding("utf8")) all += piece;
  return all;
}
