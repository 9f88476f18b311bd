import { FileDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { ConfirmDialog } from "../../components/ConfirmDialog.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { Menu } from "../../components/Menu.tsx";
import { TextField } from "../../components/TextField.tsx";
import { Row, Specimens } from "./Specimen.tsx";

const items = ["PNG file", "SVG file", "PDF file"].map((name) => ({
  name,
  icon: <FileDown aria-hidden="true" />,
  onSelect: () => undefined,
}));

/** What comes over the page. */
export function Windows() {
  const [open, setOpen] = useState<"dialog" | "confirm" | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimens title="Windows">
      <Row>
        <Button onClick={() => setOpen("dialog")}>Dialog</Button>
        <Button onClick={() => setOpen("confirm")}>ConfirmDialog</Button>
        <Menu items={items}>
          <Button>Menu</Button>
        </Menu>
      </Row>
      <Dialog
        open={open === "dialog"}
        title="A run of serial numbers"
        text="Each gets a file of its own in one ZIP."
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Make them
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField label="Prefix" defaultValue="QZ-" />
          <TextField label="Start" defaultValue="1000" inputMode="numeric" />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        title="Delete this code from your history?"
        confirm="Delete"
        busy={false}
        onConfirm={close}
        onCancel={close}
      >
        This action cannot be undone.
      </ConfirmDialog>
    </Specimens>
  );
}
