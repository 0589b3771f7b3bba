import { isIdPerfil } from '#kernel/perfil.ts';
import type { QuemEntrou } from '#kernel/quem/usuario-atual.ts';
import {
  idPerfilAtual,
  isDaEquipe,
  type PerfilDeTrabalho,
  type PessoaDaSessao,
  pendenciaDe,
  perfilAtual,
} from '../domain/sessao.ts';
import { expiraEm, limiteEm } from '../domain/sessao-prazos.ts';
import type { PerfilDaSessao, SessaoRow } from './sessao-viva-repository.ts';

export interface SessaoAberta {
  readonly id: number;
  readonly hash: Buffer;
  readonly pessoa: PessoaDaSessao;
  readonly expiraEm: Date;
  readonly limiteEm: Date;
}

const toPerfil = (row: PerfilDaSessao): PerfilDeTrabalho[] =>
  isIdPerfil(row.id_perfil)
    ? [
        {
          idUsuarioPerfilOuvidoria: row.id,
          idPerfil: row.id_perfil,
          idOuvidoria: row.id_ouvidoria,
          nomeOuvidoria: row.nome,
          siglaOuvidoria: row.sigla,
          esfera: row.id_esfera,
          isAutoridadeDeMonitoramento: row.monitora,
        },
      ]
    : [];

const toPessoa = (row: SessaoRow, isFatorExigido: boolean): PessoaDaSessao => {
  const perfis = row.perfis.flatMap(toPerfil);
  return {
    idUsuario: row.id_usuario,
    login: row.login,
    nome: row.nome_social ?? row.nome,
    cadastro: {
      isSistema: row.e_sistema,
      tipoPessoa: row.id_tipo_pessoa,
      tipoDocumento: row.id_tipo_documento,
      numeroDocumento: row.numero_documento,
      indTrocaSenha: row.troca_senha,
      isRecuperacaoCadastro: row.recuperacao_cadastro,
    },
    perfis,
    perfilAtual: perfilAtual(perfis, row.id_usuario_perfil_ouvidoria),
    cpfGovbr: row.cpf_govbr,
    temRecursoAQualificar: row.tem_recurso_a_qualificar,
    fator: {
      tem: row.tem_fator,
      exigido: isFatorExigido && isDaEquipe(perfis, row.e_sistema),
      confirmadoEm: row.fator_confirmado_em,
    },
  };
};

/** Signed in with the first factor only. */
export const isFatorPendente = (pessoa: PessoaDaSessao): boolean => pendenciaDe(pessoa) === 'segundo-fator';

export const toSessao = (hash: Buffer, row: SessaoRow, isFatorExigido: boolean): SessaoAberta => {
  const pessoa = toPessoa(row, isFatorExigido);
  return {
    id: row.id,
    hash,
    pessoa,
    expiraEm: expiraEm({
      criadaEm: row.criada_em,
      ultimaAtividadeEm: row.ultima_atividade_em,
      isFatorPendente: isFatorPendente(pessoa),
    }),
    limiteEm: limiteEm(row.criada_em),
  };
};

export const toQuemEntrou = ({ pessoa }: SessaoAberta): QuemEntrou => ({
  idUsuario: pessoa.idUsuario,
  login: pessoa.login,
  nome: pessoa.nome,
  idPerfil: idPerfilAtual(pessoa),
  idOuvidoria: pessoa.perfilAtual?.idOuvidoria ?? null,
  esferaOuvidoria: pessoa.perfilAtual?.esfera ?? 0,
  cadastroPendente: pendenciaDe(pessoa) !== null,
  fatorPendente: isFatorPendente(pessoa),
  fator: pessoa.fator,
});
