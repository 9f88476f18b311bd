/** A program for tests that kill it: the whole product but its pages, as the environment says, on any free port. */
import { createServices } from "../../adapters/app/create-services.ts";
import { loadConfig } from "../../adapters/config/config.ts";
import { createHttpApp } from "../../adapters/http/server/create-http-app.ts";
import { listen } from "./listen.ts";

const config = loadConfig();
const services = await createServices(config);
// what waits for a mail server has one
if (config.mail.smtpUrl !== null) await services.jobs.start();
services.subscribeToChanges();
const { url } = await listen(createHttpApp(services, { config, pages: (_ctx, next) => next() }));
console.log(url);
