import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import {
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { focusableIn, isolate, nextInTrap } from './focus-trap.ts';
import { Scrim } from './scrim.tsx';

export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Raised by 'Confirmar', after the form's own submit event. */
  readonly onAccept?: (form: HTMLFormElement) => void;
  /** A form of the body's own that 'Confirmar' submits; its own handler does the work then, not `onAccept`. */
  readonly formId?: string;
  /** Raised by 'Cancelar', the close button and Escape. */
  readonly onClose: () => void;
  readonly acceptLabel?: string;
  readonly cancelLabel?: string;
  readonly showClose?: boolean;
  readonly hideCancel?: boolean;
  readonly accepting?: boolean;
  readonly acceptDisabled?: boolean;
  readonly danger?: boolean;
  /** Instead of the two buttons; null for none. */
  readonly footer?: ReactNode;
  /** Width from medium screens up; never under half the window. Numbers are pixels. */
  readonly largura?: number | string;
  /** A press on the dark area closes, too; off by default, since a stray touch would lose what was typed. */
  readonly closeOnScrim?: boolean;
}

function useModalFocus(open: boolean) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = dialog.current;
    const layer = box?.closest<HTMLElement>('[data-modal-layer]');
    if (!open || !box || !layer) return;
    const before = document.activeElement;
    const release = isolate(layer);
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    const body = box.querySelector<HTMLElement>('.br-modal-body');
    const first = box.querySelector<HTMLElement>('[data-autofocus]') ?? (body && focusableIn(body)[0]);
    (first ?? box).focus();
    return () => {
      release();
      document.body.style.overflow = overflow;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return dialog;
}

function ModalBox(props: ModalProps) {
  const { title, children, onAccept, onClose, acceptLabel = 'Confirmar', cancelLabel = 'Cancelar' } = props;
  const { showClose = true, footer, largura } = props;
  const titleId = useId();
  const dialog = useModalFocus(props.open);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (!props.accepting) onAccept?.(event.currentTarget);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    const box = dialog.current;
    if (event.key !== 'Tab' || !box?.contains(event.target as Node)) return;
    const next = nextInTrap(box, document.activeElement, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const content = (
    <>
      <div className="br-modal-header">
        <h2 className="modal-title" id={titleId}>
          {title}
        </h2>
        {showClose && <Button className="close" icon={faTimes} aria-label="Fechar" onClick={onClose} />}
      </div>
      <div className="br-modal-body">{children}</div>
      {footer === undefined ? (
        <div className="br-modal-footer">
          {!props.hideCancel && (
            <Button variant="secondary" onClick={onClose}>
              {cancelLabel}
            </Button>
          )}
          <Button
            variant="primary"
            type="submit"
            form={props.formId}
            tone={props.danger ? 'danger' : undefined}
            loading={props.accepting}
            disabled={props.acceptDisabled}
          >
            {acceptLabel}
          </Button>
        </div>
      ) : (
        footer && <div className="br-modal-footer">{footer}</div>
      )}
    </>
  );
  const width = typeof largura === 'number' ? `${largura}px` : largura;
  return (
    <div
      ref={dialog}
      className="br-modal"
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      style={width ? ({ '--modal-largura': width } as CSSProperties) : undefined}
    >
      {props.formId ? (
        content
      ) : (
        <form onSubmit={submit} noValidate>
          {content}
        </form>
      )}
    </div>
  );
}

/** S2-34. Everything else on the page is inert while it is open; focus goes back where it came from. */
export function Modal(props: ModalProps) {
  if (!props.open) return null;
  return createPortal(
    <div data-modal-layer="">
      <Scrim active className="ui-modal-layer" onPress={props.closeOnScrim ? props.onClose : undefined}>
        <ModalBox {...props} />
      </Scrim>
    </div>,
    document.body,
  );
}
