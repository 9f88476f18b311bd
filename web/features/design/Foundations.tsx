import { Specimen, Specimens } from "./Specimen.tsx";

const SURFACES = ["bg-ground", "bg-surface", "bg-raised", "bg-inset", "bg-hover"];
const INKS = ["text-ink", "text-soft", "text-faint", "text-accent", "text-good", "text-warn", "text-danger"];
const LIGHTS = ["bg-primary", "bg-secondary", "bg-tertiary"];
const TYPE = [
  ["text-display", "Display"],
  ["text-title", "Title"],
  ["text-3xl", "3xl 1,234"],
  ["text-2xl", "2xl heading"],
  ["text-xl", "xl heading"],
  ["text-lg", "lg first words"],
  ["text-base", "base text, which is what people read"],
  ["text-button", "button, which is what people press"],
  ["text-sm", "sm labels and notes"],
  ["text-xs", "xs captions"],
] as const;
const SPACES = [1, 2, 3, 4, 6, 8, 12, 16];

/** Colours, type, distances, corners, elevation, motion. */
export function Foundations() {
  return (
    <Specimens title="Foundations">
      <Specimen name="surfaces">
        <div className="flex flex-wrap gap-2">
          {SURFACES.map((name) => (
            <span key={name} className={`${name} rounded-box border border-line px-3 py-4 font-mono text-xs`}>
              {name}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name="inks, on every surface">
        <div className="grid overflow-hidden rounded-box border border-line">
          {SURFACES.map((surface) => (
            <p key={surface} className={`${surface} flex flex-wrap gap-x-4 gap-y-1 px-3 py-2 text-sm`}>
              {INKS.map((ink) => (
                <span key={ink} className={ink}>
                  {ink}
                </span>
              ))}
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="lights: the operator's three colours">
        <div className="flex gap-2">
          {LIGHTS.map((name) => (
            <span key={name} title={name} className={`${name} swatch h-10 grow rounded-box`} />
          ))}
        </div>
      </Specimen>
      <Specimen name="type scale">
        <div className="grid gap-2">
          {TYPE.map(([size, sample]) => (
            <p key={size} className={`${size} truncate ${size === "text-base" ? "" : "font-medium"}`}>
              {sample}
            </p>
          ))}
          <p className="font-mono text-sm">mono 0O1lI WIFI:T:WPA;S:Home;;</p>
        </div>
      </Specimen>
      <Specimen name="distances: 4 px a step">
        <div className="flex flex-wrap items-end gap-3">
          {SPACES.map((step) => (
            <span key={step} className="grid justify-items-center gap-1 font-mono text-xs text-faint">
              <span className="bg-accent" style={{ width: step * 4, height: step * 4 }} />
              {step}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name="corners and elevation">
        <div className="flex flex-wrap gap-6 p-2 text-xs">
          <span className="rounded-inner border border-line bg-surface px-4 py-6">rounded-inner</span>
          <span className="rounded-box border border-line bg-surface px-4 py-6">rounded-box, a line</span>
          <span className="rounded-box bg-raised px-4 py-6 shadow-lift">shadow-lift</span>
          <span className="rounded-box bg-raised px-4 py-6 shadow-over">shadow-over</span>
          <span className="rounded-box bg-ink px-4 py-6 text-inverse shadow-glow">shadow-glow</span>
          <span className="plate grid place-items-center px-4 py-6 text-black">plate</span>
        </div>
      </Specimen>
    </Specimens>
  );
}
