import { Box } from "@mui/material";
import { useMemo, useState, type PointerEvent } from "react";
import { useLocale, useTranslate } from "react-admin";
import { WORLD_HEIGHT, WORLD_WIDTH, worldShapes } from "./world-shapes.ts";

export interface CountryVisits {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  visits: number;
}

/** Percent: a country with few visits must still differ from one with none. */
const PALEST = 22;

/** @returns percent of the accent color; a square root, so that one large country does not make all others look empty */
const strength = (visits: number, maxVisits: number): number =>
  Math.round(PALEST + (100 - PALEST) * Math.sqrt(visits / maxVisits));

const fillOf = (visits: number, maxVisits: number): string =>
  visits === 0
    ? "var(--hover)"
    : `color-mix(in oklab, var(--accent) ${strength(visits, maxVisits)}%, var(--hover))`;

interface PointedCountry {
  code: string;
  x: number;
  y: number;
}

/** Visits by country. Hovering a country shows its name and figure; the table beside the map lists all of them. */
export function WorldMap({
  countries,
  onChoose,
}: {
  countries: readonly CountryVisits[];
  onChoose: (code: string) => void;
}) {
  const t = useTranslate();
  const language = useLocale() ?? "en";
  const [pointed, setPointed] = useState<PointedCountry | null>(null);
  const shapes = useMemo(() => worldShapes(), []);
  const byCode = useMemo(() => new Map(countries.map((country) => [country.code, country])), [countries]);
  const most = Math.max(1, ...countries.map(({ visits }) => visits));
  const names = useMemo(() => new Intl.DisplayNames(language, { type: "region" }), [language]);
  const drawn = useMemo(() => new Set(shapes.map(({ code }) => code)), [shapes]);
  const small = countries.filter(({ code, visits }) => visits > 0 && !drawn.has(code));
  const number = new Intl.NumberFormat(language);

  const point = ({ target, clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const code = target instanceof SVGElement ? target.dataset["country"] : undefined;
    const box = currentTarget.getBoundingClientRect();
    setPointed(code ? { code, x: clientX - box.left, y: clientY - box.top } : null);
  };
  const visitsOf = (code: string): number => byCode.get(code)?.visits ?? 0;

  return (
    <>
      <Box sx={{ position: "relative" }}>
        <Box
          component="svg"
          viewBox={`0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}`}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
          sx={{ display: "block", width: "100%", height: "auto", stroke: "var(--surface)", strokeWidth: 0.6 }}
        >
          {shapes.map(({ code, name, path }) => (
            <path
              key={code || name}
              d={path}
              data-country={code || undefined}
              onClick={visitsOf(code) > 0 ? () => onChoose(code) : undefined}
              style={{
                fill: fillOf(visitsOf(code), most),
                cursor: visitsOf(code) > 0 ? "pointer" : "default",
              }}
            />
          ))}
          {/* drawn again on top of its neighbors, whose borders would cover its own */}
          {shapes
            .filter(({ code }) => code !== "" && code === pointed?.code)
            .map(({ code, path }) => (
              <path
                key={code}
                d={path}
                style={{ fill: "none", stroke: "var(--ink)", strokeWidth: 1.2, pointerEvents: "none" }}
              />
            ))}
        </Box>
        {pointed ? (
          <Tip x={pointed.x} y={pointed.y}>
            {names.of(pointed.code)}
            <Box component="span" sx={{ color: "text.secondary" }}>
              {t("analytics.count_visits", { n: visitsOf(pointed.code) })}
            </Box>
          </Tip>
        ) : null}
      </Box>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          columnGap: 6,
          rowGap: 1,
          mt: 3,
          minHeight: 20,
          fontSize: "0.8125rem",
          color: "text.secondary",
        }}
      >
        <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 2 }}>
          1
          <Box
            component="span"
            sx={{
              width: 96,
              height: 8,
              borderRadius: "4px",
              background: `linear-gradient(to right, ${fillOf(1, 10_000)}, var(--accent))`,
            }}
          />
          {number.format(most)}
        </Box>
        {small.length > 0 ? (
          <span>
            {t("analytics.too_small", {
              places: new Intl.ListFormat(language, { style: "short", type: "unit" }).format(
                small.map(({ name, visits }) => `${name} (${number.format(visits)})`),
              ),
            })}
          </span>
        ) : null}
      </Box>
    </>
  );
}

/** Tooltip beside the pointer, on the side with room. */
function Tip({ x, y, children }: { x: number; y: number; children: React.ReactNode }) {
  return (
    <Box
      style={{ left: `clamp(5rem, ${x}px, calc(100% - 5rem))`, top: y - 12 }}
      sx={{
        position: "absolute",
        transform: "translate(-50%, -100%)",
        display: "flex",
        flexDirection: "column",
        px: 3,
        py: 2,
        width: "max-content",
        maxWidth: "12rem",
        border: "1px solid var(--control)",
        borderRadius: 1,
        bgcolor: "var(--raised)",
        fontSize: "0.8125rem",
        fontWeight: 500,
        pointerEvents: "none",
      }}
    >
      {children}
    </Box>
  );
}
