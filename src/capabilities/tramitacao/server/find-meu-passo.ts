import type { Anexo } from '#capabilities/anexo/domain/anexo.ts';
import { type AnexoDoCaso, listAnexos } from '#capabilities/anexo/server/index.ts';
import { listAcrescimos } from '#capabilities/conversa/server/index.ts';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { teorLido } from '#capabilities/manifestacao/domain/ler/caso-lido.ts';
import {
  AVISO_A_AREA,
  ficamComAEquipe,
  nomeLido,
} from '#capabilities/manifestacao/domain/ler/leitura-dos-arquivos.ts';
import {
  anotarVisualizacao,
  autorDe,
  findCasoAlcancavel,
  ocultarNoCaso,
  ocultarPeloAutor,
  type QuemAge,
  readDetalhe,
} from '#capabilities/manifestacao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Platform } from '#server/platform.ts';
import { passoNaoEncontrado } from '../domain/tramitacao-errors.ts';
import { quemFoiChamado } from './no-passo.ts';
import { toMeuPasso } from './passo-presenter.ts';
import {
  findPassoDaPessoa,
  findQuemAgiuEm,
  findRecursoDoPasso,
  listPassosDaPessoa,
} from './tramitacao-repository.ts';

const isDeUm =
  (acrescimos: readonly { readonly idMensagem: number }[]) =>
  (anexo: AnexoDoCaso): boolean =>
    acrescimos.some(({ idMensagem }) => idMensagem === anexo.idMensagem);

export const listMeusPassos = async ({ db, clock }: Platform, quem: QuemAge) => {
  const chamado = quemFoiChamado(quem);
  const rows = await listPassosDaPessoa(db, chamado);
  const calendario = await calendarioDaOuvidoria(db, chamado.idOuvidoria);
  return { itens: rows.map((row) => toMeuPasso(calendario, row, clock.now())) };
};

/**
 * What was sent to the person: the question, and the case's text without the data of the person who
 * filed it (Decreto 10.153/2019). Reading it is recorded like any other view.
 */
export const findMeuPasso = async (platform: Platform, quem: QuemAge, idTramitacao: number) => {
  const row = await findPassoDaPessoa(platform.db, quemFoiChamado(quem), idTramitacao);
  if (!row) throw passoNaoEncontrado();
  const caso = await findCasoAlcancavel(platform, quem, row.id_manifestacao);
  const trabalhaLa = caso.relacao === 'orgao' || (caso.relacao === 'instancia' && row.id_recurso !== null);
  if (!trabalhaLa) throw passoNaoEncontrado();
  await anotarVisualizacao(platform, quem, caso);
  const { detalhe } = await readDetalhe(platform, quem, caso);
  // What was sent to this area; of what came since, what the program covers.
  const valem = row.id_cobertura === null ? 'todas' : { doPasso: row.id_cobertura };
  const daPessoa = ocultarNoCaso('sem-quem-registrou', caso, valem);
  const daEquipe = ocultarPeloAutor({
    modo: 'sem-quem-registrou',
    daPessoa,
    caso,
    idLeitor: quem.usuario?.idUsuario ?? null,
  });
  const daMensagem = daEquipe({ idUsuario: row.id_remetente, idOuvidoria: row.id_ouvidoria_que_pediu });
  const recusou =
    row.prazo_decidido_em &&
    (await findQuemAgiuEm(platform.db, row.id_manifestacao, idTramitacao, row.prazo_decidido_em));
  const daRecusa = daEquipe(recusou ? autorDe(recusou) : null);
  const arquivos = [...detalhe.anexos, ...detalhe.complementacoes.flatMap(({ anexos }) => anexos)];
  const ficam = ficamComAEquipe(caso.fatos, quem.usuario);
  const lido = (arquivo: Anexo): Anexo => ({
    ...arquivo,
    nomeArquivo: nomeLido(arquivo.nomeArquivo, daPessoa),
  });
  // Judges of an appeal read what was decided, not what was said; nor do their areas. What an anonymous person says to
  // the ouvidoria stays there: without a name to cover, nobody knows what in it would tell who it is.
  const vaiAArea = row.id_recurso === null && !caso.fatos.anonima;
  const acrescimos = vaiAArea ? await listAcrescimos(platform.db, caso) : [];
  const dosAcrescimos =
    acrescimos.length === 0 ? [] : (await listAnexos(platform.db, caso)).filter(isDeUm(acrescimos));
  const recurso = row.id_recurso === null ? null : await findRecursoDoPasso(platform.db, row.id_recurso);
  return {
    ...toMeuPasso(caso.calendario, row, platform.clock.now()),
    recurso: recurso && {
      idRecurso: recurso.id,
      instancia: recurso.instancia,
      texto: daPessoa(caso.readTexto(recurso)),
    },
    // What the office wrote may say who filed, too.
    mensagem: daMensagem(caso.readTexto({ texto: row.mensagem, texto_cifrado: row.mensagem_cifrada })),
    identidadeGuardada: caso.fatos.protegida && !caso.fatos.anonima,
    recusaDoPrazo:
      daRecusa(caso.readTexto({ texto: row.prazo_recusa, texto_cifrado: row.prazo_recusa_cifrada })) || null,
    teor: teorLido(detalhe.teor, daPessoa),
    complementacoes: detalhe.complementacoes.flatMap(({ pedido, texto }) =>
      texto === null ? [] : [{ pedido, texto: daPessoa(texto) }],
    ),
    acrescimos: acrescimos.map(({ idMensagem, texto, enviadaEm }) => ({
      idMensagem,
      texto: daPessoa(texto),
      dia: toIsoDate(localDate(Date.parse(enviadaEm))),
      isNovo: Date.parse(enviadaEm) > row.aberta_em.getTime(),
      anexos: ficam ? [] : dosAcrescimos.filter((anexo) => anexo.idMensagem === idMensagem).map(lido),
    })),
    anexos: ficam ? [] : arquivos.map(lido),
    ...(ficam && arquivos.length + dosAcrescimos.length > 0 && { avisoDosAnexos: AVISO_A_AREA }),
  };
};
