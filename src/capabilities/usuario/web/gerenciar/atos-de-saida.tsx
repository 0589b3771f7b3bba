import type { ReactNode } from 'react';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import type { Transferencia } from '../../domain/gestao.ts';
import { formBloquear, formDesbloquear, formEncerrar } from './formularios.ts';
import { ModalDeFormulario } from './modal-de-formulario.tsx';
import { type OrgaoComTrabalho, PassarTrabalho, semTransferencias } from './pessoa/passar-trabalho.tsx';

const MAX_MOTIVO = 500;

interface SaidaProps {
  readonly titulo: string;
  readonly onFechar: () => void;
  /** What the act affects, in words. */
  readonly children: ReactNode;
  /** Offices whose open work may be passed on with this act; empty if the reader may not. */
  readonly orgaos: readonly OrgaoComTrabalho[];
  readonly saem: readonly number[];
}

interface EncerrarProps extends SaidaProps {
  readonly rotulo: string;
  /** The act destroys nothing. */
  readonly inofensivo?: boolean;
  readonly enviar: (dados: { transferencias: Transferencia[] }) => Promise<void>;
}

/** Ends a profile, deletes the account or only passes the work on. */
export function Encerrar(props: EncerrarProps) {
  const { titulo, rotulo, inofensivo = false, enviar, onFechar, children, orgaos, saem } = props;
  return (
    <ModalDeFormulario
      titulo={titulo}
      rotulo={rotulo}
      schema={formEncerrar}
      valores={{ transferencias: semTransferencias(orgaos) }}
      enviar={enviar}
      onFechar={onFechar}
      danger={!inofensivo}
    >
      {children}
      <PassarTrabalho orgaos={orgaos} saem={saem} />
    </ModalDeFormulario>
  );
}

interface BloquearProps extends SaidaProps {
  readonly enviar: (dados: { motivo: string; transferencias: Transferencia[] }) => Promise<void>;
}

export function Bloquear({ titulo, enviar, onFechar, children, orgaos, saem }: BloquearProps) {
  return (
    <ModalDeFormulario
      titulo={titulo}
      rotulo="Bloquear"
      schema={formBloquear}
      valores={{ motivo: '', transferencias: semTransferencias(orgaos) }}
      enviar={enviar}
      onFechar={onFechar}
      danger
    >
      {children}
      <CampoTextoLongo
        name="motivo"
        label="Motivo"
        help="Fica no histórico e vai no e-mail à pessoa."
        rows={3}
        limit={MAX_MOTIVO}
        required
      />
      <PassarTrabalho orgaos={orgaos} saem={saem} />
    </ModalDeFormulario>
  );
}

interface DesbloquearProps {
  readonly nome: string;
  readonly enviar: (dados: { motivo: string }) => Promise<void>;
  readonly onFechar: () => void;
}

export function Desbloquear({ nome, enviar, onFechar }: DesbloquearProps) {
  return (
    <ModalDeFormulario
      titulo={`Desbloquear ${nome}?`}
      rotulo="Desbloquear"
      schema={formDesbloquear}
      valores={{ motivo: '' }}
      enviar={enviar}
      onFechar={onFechar}
    >
      <p>A pessoa volta a entrar com os perfis que ainda tem.</p>
      <CampoTextoLongo name="motivo" label="Motivo" rows={3} limit={MAX_MOTIVO} required />
    </ModalDeFormulario>
  );
}
