import { Inbox } from "lucide-react";
import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState.tsx";
import { Notice } from "../../components/Notice.tsx";
import { ProgressBar } from "../../components/ProgressBar.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";
import { Spinner } from "../../components/Spinner.tsx";
import { toast } from "../../components/toast.ts";
import { Row, Specimen, Specimens } from "./Specimen.tsx";

const TONES = ["info", "good", "warn", "danger"] as const;
const KINDS = ["success", "error", "info", "warning"] as const;

/** What the page says. */
export function Messages() {
  return (
    <Specimens title="Messages">
      <Specimen name="Badge">
        <Row>
          <Badge>Text</Badge>
          <Badge tone="accent">URL</Badge>
          <Badge tone="good">Scans</Badge>
          <Badge tone="warn">Coming Soon</Badge>
          <Badge tone="danger">Failed</Badge>
        </Row>
      </Specimen>
      <Specimen name="Notice">
        {TONES.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            action={tone === "warn" ? <Button size="sm">Mend</Button> : undefined}
          >
            Scanners cannot tell these two colours apart.
          </Notice>
        ))}
      </Specimen>
      <Specimen name="toast">
        <Row>
          {KINDS.map((kind) => (
            <Button key={kind} size="sm" onClick={() => toast[kind](`This is ${kind}.`)}>
              {kind}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="ProgressBar: a part, all, unknown">
        <ProgressBar label="Drawing codes" value={120} max={500} detail="120 of 500" />
        <ProgressBar label="Drawn" value={1} />
        <ProgressBar label="Uploading photo.jpg" value={null} />
      </Specimen>
      <Specimen name="Spinner, Skeleton">
        <Row>
          <Spinner />
          <Skeleton className="h-10 w-40" />
          <Skeleton className="h-4 w-24" />
        </Row>
      </Specimen>
      <Specimen name="Card, EmptyState, ErrorState">
        <Card>
          <EmptyState
            icon={<Inbox aria-hidden="true" strokeWidth={1.25} />}
            title="No codes yet"
            action={<Button variant="primary">Make a QR code</Button>}
          >
            Each code that you download is kept here.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState title="This could not be loaded" onRetry={() => undefined}>
            The server cannot be reached. Check your connection and try again.
          </ErrorState>
        </Card>
      </Specimen>
    </Specimens>
  );
}
