// loaded into the product by the soak: on SIGUSR2 it collects garbage and records the memory in use and the
// event loop delay
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
process.on("SIGUSR2", () => {
  const lag = delay.percentile(99) / 1e6;
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  writeFileSync(process.env.QZ_HEAP_FILE, JSON.stringify({ at: Date.now(), heapUsed, external, rss, lag }));
  delay.reset();
});
