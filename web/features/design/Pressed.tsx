import { ArrowRight, Download, RefreshCw, Trash2 } from "lucide-react";
import { Button, IconButton, LinkButton } from "../../components/Button.tsx";
import { Row, Specimen, Specimens } from "./Specimen.tsx";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;
const SIZES = ["sm", "md", "lg"] as const;
const icon = <Download aria-hidden="true" />;

/** What one presses. */
export function Pressed() {
  return (
    <Specimens title="Buttons">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`${variant}: rest, with icon, busy, disabled`}>
          <Row>
            <Button variant={variant}>Download</Button>
            <Button variant={variant} icon={icon}>
              Download
            </Button>
            <Button variant={variant} busy icon={icon}>
              Download
            </Button>
            <Button variant={variant} disabled icon={icon}>
              Download
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="sizes">
        <Row>
          {SIZES.map((size) => (
            <Button key={size} size={size} variant="primary">
              Size {size}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="pressed: one of several">
        <Row>
          {[300, 500, 700].map((size) => (
            <Button
              key={size}
              size="sm"
              aria-pressed={size === 500}
              className="aria-pressed:border-ink aria-pressed:bg-hover"
            >
              {size} px
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="LinkButton">
        <Row>
          <LinkButton to="/design" variant="primary">
            Go on <ArrowRight aria-hidden="true" />
          </LinkButton>
          <LinkButton to="/design">Elsewhere</LinkButton>
        </Row>
      </Specimen>
      <Specimen name="IconButton: rest, disabled">
        <Row>
          <IconButton label="Refresh">
            <RefreshCw aria-hidden="true" />
          </IconButton>
          <IconButton label="Delete">
            <Trash2 aria-hidden="true" />
          </IconButton>
          <IconButton label="Not now" disabled>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </Row>
      </Specimen>
    </Specimens>
  );
}
