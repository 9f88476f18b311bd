import { FileText, ImageUp, QrCode, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { CheckField } from "../../components/CheckField.tsx";
import { ColourField } from "../../components/ColourField.tsx";
import { FileDrop } from "../../components/FileDrop.tsx";
import { PasswordField } from "../../components/PasswordField.tsx";
import { RadioCards } from "../../components/RadioCards.tsx";
import { SelectField } from "../../components/SelectField.tsx";
import { SliderField } from "../../components/SliderField.tsx";
import { TextAreaField, TextField } from "../../components/TextField.tsx";
import { ToggleField } from "../../components/ToggleField.tsx";
import { Specimen, Specimens } from "./Specimen.tsx";

const PALETTE = [
  "#000000",
  "#1d4ed8",
  "#7c3aed",
  "#be185d",
  "#b91c1c",
  "#c2410c",
  "#15803d",
  "#0f766e",
  "#fff",
];
const LEVELS = [
  { value: "basic", title: "Basic", text: "A checksum only", icon: <FileText aria-hidden="true" /> },
  {
    value: "standard",
    title: "Standard",
    text: "Signed with your key",
    icon: <ShieldCheck aria-hidden="true" />,
  },
  {
    value: "high",
    title: "High",
    text: "Needs an account",
    icon: <QrCode aria-hidden="true" />,
    disabled: true,
  },
] as const;
const NETWORKS = [
  { value: "WPA", title: "WPA" },
  { value: "WEP", title: "WEP" },
  { value: "nopass", title: "None" },
] as const;
const CATEGORIES = [
  { value: "electronics", text: "Electronics" },
  { value: "medical", text: "Medical" },
  { value: "other", text: "Other" },
] as const;
const twoColumns = "grid gap-4 sm:grid-cols-2";

/** What one types into, drags or chooses from. */
export function Typed() {
  const [colourOpen, setColourOpen] = useState(false);
  const [colour, setColour] = useState("#7c3aed");
  const [size, setSize] = useState(300);
  const [on, setOn] = useState(true);
  const [level, setLevel] = useState<(typeof LEVELS)[number]["value"]>("standard");
  const [network, setNetwork] = useState<(typeof NETWORKS)[number]["value"]>("WPA");
  return (
    <Specimens title="Fields">
      <Specimen name="TextField: empty, filled, hint, error, disabled, with a count">
        <div className={twoColumns}>
          <TextField label="First name" placeholder="Ada" />
          <TextField label="Last name" defaultValue="Lovelace" hint="As it stands on the card" />
          <TextField label="Email" defaultValue="ada@" error="This is not an email address" />
          <TextField
            label="Network"
            defaultValue="Home"
            disabled
            aside={<span className="text-sm text-faint">4 / 32</span>}
          />
        </div>
      </Specimen>
      <Specimen name="PasswordField, SelectField: rest, placeholder, error, disabled">
        <div className={twoColumns}>
          <PasswordField label="Password" defaultValue="correct horse" />
          <SelectField label="Category" options={CATEGORIES} defaultValue="medical" />
          <SelectField
            label="Category"
            options={CATEGORIES}
            placeholder="Choose one"
            error="Choose a category"
          />
          <SelectField label="Category" options={CATEGORIES} disabled />
        </div>
      </Specimen>
      <Specimen name="TextAreaField: empty, error">
        <div className={twoColumns}>
          <TextAreaField label="Content" placeholder="https://example.com" />
          <TextAreaField
            label="Content"
            defaultValue={"x".repeat(90)}
            error="12 bytes more than a QR code can hold"
          />
        </div>
      </Specimen>
      <Specimen name="CheckField: off, on, error, disabled · ToggleField">
        <div className={twoColumns}>
          <div>
            <CheckField label="Include the time" />
            <CheckField label="Include the place" defaultChecked hint="City and country only" />
          </div>
          <div>
            <CheckField label="I have read it" error="Tick it to go on" />
            <CheckField label="Not now" disabled />
          </div>
          <ToggleField
            label="Custom size"
            hint="Width and height of their own"
            checked={on}
            onChange={setOn}
          />
          <ToggleField label="Track scans" checked={false} disabled onChange={setOn} />
        </div>
      </Specimen>
      <Specimen name="RadioCards: cards, segments">
        <RadioCards
          legend="Security level"
          value={level}
          choices={LEVELS}
          onChoose={setLevel}
          className="sm:grid-cols-3"
        />
        <RadioCards
          legend="Security"
          look="segments"
          value={network}
          choices={NETWORKS}
          onChoose={setNetwork}
        />
      </Specimen>
      <Specimen name="SliderField: with a number, with a text, disabled · ColourField">
        <div className={twoColumns}>
          <SliderField
            label="Size"
            value={size}
            unit="px"
            range={{ min: 200, max: 800, step: 50 }}
            typed={{ min: 64, max: 2000 }}
            onChange={setSize}
          />
          <SliderField
            label="Logo size"
            value={50}
            unit="%"
            range={{ min: 20, max: 70, step: 5 }}
            onChange={setSize}
          />
          <SliderField
            label="Font size"
            value={20}
            unit="px"
            range={{ min: 10, max: 30, step: 2 }}
            disabled
            onChange={setSize}
          />
          <ColourField
            label="QR colour"
            value={colour}
            palette={PALETTE}
            open={colourOpen}
            onOpen={setColourOpen}
            onChange={setColour}
          />
        </div>
      </Specimen>
      <Specimen name="FileDrop: rest, busy, error">
        <FileDrop
          title="Drop a picture here"
          over="Let go to scan it"
          hint="JPG, PNG, GIF, BMP or WebP, up to 10 MB"
          button="Choose Image"
          icon={<ImageUp aria-hidden="true" strokeWidth={1.25} />}
          accept={["image/*"]}
          onFiles={() => undefined}
        />
        <div className={twoColumns}>
          <FileDrop
            title="Drop a picture here"
            over="Let go"
            button="Reading"
            busy
            accept={[]}
            onFiles={() => undefined}
          />
          <FileDrop
            title="Drop a picture here"
            over="Let go"
            button="Choose Image"
            error="File size must be less than 10MB"
            accept={[]}
            onFiles={() => undefined}
          />
        </div>
      </Specimen>
    </Specimens>
  );
}
