/** A program for tests that kill it: the whole product but its pages, as the environment says, on any free port. */
import { createServices } from "../../adapters/composition-root.ts";
import { loadConfig } from "../../adapters/config.ts";
import { createHttpApp } from "../../adapters/http/create-http-app.ts";
import { listen } from "./listen.ts";

const config = loadConfig();
const services = await createServices(config);
// what waits for a mail server has one
if (config.mail.smtpUrl !== null) await services.jobs.start();
services.hearChanges();
const { url } = await listen(createHttpApp(services, { config, pages: (_ctx, next) => next() }));
console.log(url);
