import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";

export interface MenuItem {
  name: string;
  icon?: ReactNode;
  onSelect: () => void;
}

/** A button with a menu of actions. `children` is the button. */
export function Menu({ children, items }: { children: ReactNode; items: readonly MenuItem[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      {/* Inside the main landmark, for screen reader users who navigate by landmarks. */}
      <DropdownMenu.Portal
        container={typeof document === "undefined" ? null : document.getElementById("main")}
      >
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-40 rounded-box border border-line bg-raised p-1.5 shadow-lift"
        >
          {items.map(({ name, icon, onSelect }) => (
            <DropdownMenu.Item
              key={name}
              onSelect={onSelect}
              className="flex min-h-10 cursor-pointer items-center gap-3 rounded-box px-3 text-button text-soft outline-none data-highlighted:bg-hover data-highlighted:text-ink pointer-coarse:min-h-11 [&_svg]:size-4.5"
            >
              {icon}
              {name}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
