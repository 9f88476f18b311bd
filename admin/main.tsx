import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { loadPanelTexts } from "./messages/i18n-provider.ts";
import { firstLanguage } from "./messages/panel-language.ts";
import { session } from "./session/browser-session.ts";
import { loadSiteSettings } from "./site-settings.ts";

void session.start();
void loadSiteSettings();
const language = firstLanguage();
await loadPanelTexts(language);
createRoot(document.getElementById("root") as HTMLElement).render(<App language={language} />);
