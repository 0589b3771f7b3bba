import { Suspense } from 'react';
import { useAfterLoad } from '#shell/after-load.ts';
import { tardio } from '#shell/navegacao/tardio.ts';
import { Button } from '#shell/ui/button.tsx';
import type { DropdownProps } from '#shell/ui/janela/dropdown.tsx';

const Dropdown = tardio(async () => ({ default: (await import('#shell/ui/janela/dropdown.tsx')).Dropdown }));

/** Only the button, until the page and then its menu have loaded: menus must not delay the page. */
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
