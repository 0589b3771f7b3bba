import { SILENT } from '#shell/api/client.ts';
import type { AtoEmLote, LinhaDaPessoa, OpcoesDaGestao, PessoaDaLista } from '../../domain/gestao.ts';
import { DarPerfil } from './atos-de-perfil.tsx';
import { Bloquear } from './atos-de-saida.tsx';
import { CampoOrgao, CampoPerfil, perfilVazio } from './campos-do-perfil.tsx';
import { formEncerrarVarios } from './formularios.ts';
import { api } from './gestao-queries.ts';
import { type NomeDoAto, quantasPessoas } from './lote-de-pessoas.tsx';
import { ModalDeFormulario } from './modal-de-formulario.tsx';
import { type OrgaoComTrabalho, PassarTrabalho, semTransferencias } from './pessoa/passar-trabalho.tsx';

/** If the chosen people work in more offices than this, work is passed on person by person. */
const MAXIMO_DE_ORGAOS = 3;

interface AtoEmLoteProps {
  readonly ato: NomeDoAto;
  readonly pessoas: readonly PessoaDaLista[];
  readonly opcoes: OpcoesDaGestao;
  readonly onFeito: (linhas: readonly LinhaDaPessoa[]) => void;
  readonly onFechar: () => void;
}

const orgaosDas = (pessoas: readonly PessoaDaLista[], { passaTrabalho }: OpcoesDaGestao) => {
  const porId = new Map<number, OrgaoComTrabalho>(
    pessoas.flatMap(({ perfis }) => perfis.map((perfil) => [perfil.idOuvidoria, perfil] as const)),
  );
  return passaTrabalho && porId.size <= MAXIMO_DE_ORGAOS ? [...porId.values()] : [];
};

/** The form of one act on all chosen people. */
export function AtoNasPessoas({ ato, pessoas, opcoes, onFeito, onFechar }: AtoEmLoteProps) {
  const ids = pessoas.map(({ idUsuario }) => idUsuario);
  const orgaos = orgaosDas(pessoas, opcoes);
  const quantas = quantasPessoas(pessoas.length);
  const enviar = async (corpo: AtoEmLote) => {
    const body = { pessoas: ids, ato: corpo };
    const { resultados } = await api('POST /app-web/v1/usuarios/gerenciar/lote', { body }, SILENT);
    onFeito(resultados);
  };
  if (ato === 'dar' || ato === 'validade') {
    const isValidade = ato === 'validade';
    return (
      <DarPerfil
        titulo={isValidade ? `Mudar a validade de um perfil de ${quantas}` : `Dar um perfil a ${quantas}`}
        opcoes={opcoes}
        soValidade={isValidade}
        enviar={(dados) => enviar({ ato, ...dados })}
        onFechar={onFechar}
      />
    );
  }
  if (ato === 'encerrar') {
    return (
      <ModalDeFormulario
        titulo={`Encerrar um perfil de ${quantas}?`}
        rotulo="Encerrar perfil"
        schema={formEncerrarVarios}
        valores={{ ...perfilVazio(opcoes), transferencias: semTransferencias(orgaos) }}
        enviar={(dados) => enviar({ ato, ...dados })}
        onFechar={onFechar}
        danger
      >
        <p>As pessoas perdem o perfil agora. Quem não o tem fica como está.</p>
        <CampoOrgao name="idOuvidoria" opcoes={opcoes} />
        <CampoPerfil name="idPerfil" opcoes={opcoes} />
        <PassarTrabalho orgaos={orgaos} saem={ids} />
      </ModalDeFormulario>
    );
  }
  return (
    <Bloquear
      titulo={`Bloquear ${quantas}?`}
      enviar={(dados) => enviar({ ato, ...dados })}
      onFechar={onFechar}
      orgaos={orgaos}
      saem={ids}
    >
      <p>As sessões abertas terminam agora, e as pessoas não entram até que alguém as desbloqueie.</p>
    </Bloquear>
  );
}
