import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { type CSSProperties, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { Button } from '../button.tsx';
import { CorpoParaLer } from './corpo-para-ler.tsx';
import { focusableIn } from './focus-trap.ts';

export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Called by 'Confirmar', after the form's submit event. */
  readonly onAccept?: (form: HTMLFormElement) => void;
  /**
   * The id of a form in the body that 'Confirmar' submits; that form's handler then does the work,
   * not `onAccept`.
   */
  readonly formId?: string;
  /** Called by 'Cancelar', the close button and Escape. */
  readonly onClose: () => void;
  readonly acceptLabel?: string;
  readonly cancelLabel?: string;
  readonly showClose?: boolean;
  readonly hideCancel?: boolean;
  readonly accepting?: boolean;
  readonly acceptDisabled?: boolean;
  readonly danger?: boolean;
  /** Replaces the two buttons; null for none. */
  readonly footer?: ReactNode;
  /** Width from medium screens up; never less than half the window. Numbers are pixels. */
  readonly largura?: number | string;
  /** A press on the dark area also closes. Off by default: a stray touch would lose typed text. */
  readonly closeOnScrim?: boolean;
  /** A text to read from its top: the body takes the focus, and a sign says while more of it lies below. */
  readonly paraLer?: boolean;
}

/**
 * Focus begins where the work does: the element that asks for it, else the body's first control,
 * else the dialog itself.
 */
function Body({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = body.current;
    const wished = box?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-autofocus]');
    (wished ?? (box && focusableIn(box)[0]))?.focus();
  }, []);
  return (
    <div className="br-modal-body" ref={body}>
      {children}
    </div>
  );
}

function Layer(props: ModalProps) {
  const { onClose, acceptLabel = 'Confirmar', cancelLabel = 'Cancelar', showClose = true } = props;
  const { footer, largura } = props;
  const box = useRef<HTMLDivElement>(null);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: () => onClose() });
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: props.closeOnScrim }, state, box);
  const { dialogProps, titleProps } = useDialog({}, box);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (!props.accepting) props.onAccept?.(event.currentTarget);
  };
  const content = (
    <>
      <div className="br-modal-header">
        <h2 className="modal-title" {...titleProps}>
          {props.title}
        </h2>
        {showClose && <Button className="close" icon={faTimes} aria-label="Fechar" onClick={onClose} />}
      </div>
      {props.paraLer ? (
        <CorpoParaLer rotulo={props.title}>{props.children}</CorpoParaLer>
      ) : (
        <Body>{props.children}</Body>
      )}
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
    <div className="ui-scrim ui-modal-layer" data-modal-layer="" {...underlayProps}>
      <div
        {...mergeProps(modalProps, dialogProps)}
        ref={box}
        className="br-modal"
        role="dialog"
        aria-modal="true"
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
    </div>
  );
}

/**
 * S2-34. The library keeps the focus inside, makes the rest of the page inert, and afterwards gives
 * the focus back.
 */
export function Modal(props: ModalProps) {
  if (!props.open) return null;
  return (
    <Overlay>
      <Layer {...props} />
    </Overlay>
  );
}
