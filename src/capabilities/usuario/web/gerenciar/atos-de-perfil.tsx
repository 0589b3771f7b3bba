import type { output } from 'zod/v4/core';
import { dateTextFromIso } from '#shell/ui/campos/date-text.ts';
import type { SchemaFormulario } from '#shell/ui/form/resolver-zod.ts';
import type { OpcoesDaGestao } from '../../domain/gestao.ts';
import { CampoOrgao, CampoPerfil, CampoValidade, perfilVazio } from './campos-do-perfil.tsx';
import { formDar, formValidade } from './formularios.ts';
import { ModalDeFormulario } from './modal-de-formulario.tsx';

interface AtoProps<S extends SchemaFormulario> {
  readonly titulo: string;
  readonly enviar: (dados: output<S>) => Promise<void>;
  readonly onFechar: () => void;
}

interface DarPerfilProps extends AtoProps<typeof formDar> {
  readonly opcoes: OpcoesDaGestao;
  /** For several people: only the last day of a profile changes. */
  readonly soValidade?: boolean;
}

export function DarPerfil({ titulo, opcoes, enviar, onFechar, soValidade = false }: DarPerfilProps) {
  return (
    <ModalDeFormulario
      titulo={titulo}
      rotulo={soValidade ? 'Mudar validade' : 'Dar perfil'}
      schema={formDar}
      valores={{ ...perfilVazio(opcoes), validade: '' }}
      enviar={enviar}
      onFechar={onFechar}
    >
      <CampoOrgao name="idOuvidoria" opcoes={opcoes} />
      <CampoPerfil name="idPerfil" opcoes={opcoes} />
      <CampoValidade />
      <p className="ui-muted">Cada pessoa recebe um e-mail que conta o que mudou.</p>
    </ModalDeFormulario>
  );
}

interface MudarValidadeProps extends AtoProps<typeof formValidade> {
  readonly validade: string | null;
}

export function MudarValidade({ titulo, validade, enviar, onFechar }: MudarValidadeProps) {
  return (
    <ModalDeFormulario
      titulo={titulo}
      rotulo="Salvar"
      schema={formValidade}
      valores={{ validade: validade === null ? '' : dateTextFromIso(validade) }}
      enviar={enviar}
      onFechar={onFechar}
    >
      <CampoValidade />
    </ModalDeFormulario>
  );
}
