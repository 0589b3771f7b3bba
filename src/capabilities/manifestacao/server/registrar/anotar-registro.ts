import { insertHistorico } from '#capabilities/auditoria/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { naHora } from '#kernel/momento.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { todas } from '#server/db/todas.ts';
import { Acao, ANONIMO, MANIFESTANTE, SISTEMA } from '../../domain/historico.ts';
import { TipoIdentificacao } from '../../domain/identificacao.ts';
import { momentosDoCaso } from '../momentos-do-caso.ts';
import { guardarRepresentacao } from './guardar-representacao.ts';
import type { CasoNovo, Novo } from './novo-caso.ts';

export const quemRegistrou = ({ row }: CasoNovo): string =>
  row.id_tipo_identificacao === TipoIdentificacao.anonima ? ANONIMO : MANIFESTANTE;

const registradaPor = ({ idCliente }: UsuarioAtual): string =>
  idCliente === undefined
    ? 'Registrada no atendimento, em nome da pessoa.'
    : 'Registrada por um sistema do órgão, em nome da pessoa.';

/** History: who filed it, who acts for them and, for an anonymous denúncia, what it becomes. */
export const anotarRegistro = async (
  { platform, tx, quem, registro }: Novo,
  caso: CasoNovo,
): Promise<void> => {
  const agora = platform.clock.now();
  const { selos, selar } = momentosDoCaso(platform, caso.row);
  const atendente = registro.atendimento ? quem.usuario : null;
  // The desk acts under its own name; of who files by themselves plain columns tell the hour.
  const oculto = selos && !atendente;
  const ocorrido_em = oculto ? naHora(agora) : agora;
  const comum = {
    id_manifestacao: caso.row.id,
    ocorrido_em,
    momento_cifrado: oculto ? selar(agora) : null,
    detalhes: '{}',
  };
  const autor = {
    responsavel: atendente ? `${atendente.nome} (${caso.row.sigla_ouvidoria})` : quemRegistrou(caso),
    id_responsavel: atendente?.idUsuario ?? null,
    id_ouvidoria: atendente?.idOuvidoria ?? null,
  };
  const cadastro = () =>
    insertHistorico(tx, {
      ...comum,
      acao: Acao.cadastro,
      ...autor,
      informacoes: atendente && registradaPor(atendente),
    });
  const mudancaDeTipo = async (): Promise<void> => {
    if (caso.row.id_tipo !== TipoManifestacao.comunicacao) return;
    await insertHistorico(tx, {
      ...comum,
      acao: Acao.alteracaoDeTipo,
      responsavel: SISTEMA,
      id_responsavel: null,
      id_ouvidoria: null,
      informacoes:
        'De Denúncia para Comunicação: sem identificação, ela segue como comunicação de irregularidade.',
    });
  };
  const representante = registro.atendimento?.representante;
  if (!atendente || !representante) {
    await todas([cadastro(), mudancaDeTipo()]);
    return;
  }
  await cadastro();
  const { informacoes, detalhes } = await guardarRepresentacao(
    { platform, tx, quem, caso, agora: ocorrido_em },
    representante,
  );
  await insertHistorico(tx, {
    ...comum,
    acao: Acao.representacao,
    ...autor,
    informacoes,
    detalhes: JSON.stringify(detalhes),
  });
  await mudancaDeTipo();
};
