import { lazy, Suspense } from 'react';
import { useAfterLoad } from '#shell/after-load.ts';
import { Button } from '#shell/ui/button.tsx';
import type { DropdownProps } from '#shell/ui/janela/dropdown.tsx';

const Dropdown = lazy(async () => ({ default: (await import('#shell/ui/janela/dropdown.tsx')).Dropdown }));

/** The button alone until the page has loaded and the menu behind it has come: menus are not worth delaying the page. */
export function LateDropdown(props: DropdownProps) {
  const { label, hiddenLabel, icon, size } = props;
  const waiting = (
    <Button icon={icon} size={size} aria-label={label} aria-busy="true">
      {hiddenLabel ? undefined : label}
    </Button>
  );
  if (!useAfterLoad()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Dropdown {...props} />
    </Suspense>
  );
}
