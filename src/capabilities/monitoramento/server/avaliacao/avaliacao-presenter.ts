import { podeVerOCaso, relacaoCom } from '#capabilities/manifestacao/domain/manifestacao-policy.ts';
import { allowedActs } from '#kernel/ato/interpretar.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { isAbertaPorAcesso, isForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { donoDe } from '#server/crypto/dono.ts';
import { type Envelope, openEnvelope } from '#server/crypto/envelope.ts';
import type { Platform } from '#server/platform.ts';
import type { AvaliacaoVista, CasoSorteado, LinhaDaAvaliacao, recortes } from '../../contract.ts';
import { atosDaAvaliacao } from '../../domain/atos-da-avaliacao.ts';
import { impedimentoDe } from '../../domain/condicoes-da-avaliacao.ts';
import { type Notas, notaDoCaso } from '../../domain/criterios.ts';
import type { FatosDaAvaliacao, SituacaoDaAvaliacao } from '../../domain/fatos-da-avaliacao.ts';
import { leituraDaAmostra } from '../../domain/leitura-da-amostra.ts';
import { papelNaAvaliacao, type QuemAvalia, type QuemMonitora } from '../alcance.ts';
import type { CasoDaAmostraRow } from './amostra-repository.ts';
import type { AvaliacaoRow } from './avaliacao-repository.ts';

export const chaveDasAvaliacoes = ({ config }: Pick<Platform, 'config'>): Buffer =>
  config.keyFor('monitoramento.avaliacao');

export const envelopeDa = (platform: Pick<Platform, 'config'>, row: AvaliacaoRow): Envelope =>
  openEnvelope(chaveDasAvaliacoes(platform), row.chave_embrulhada);

const prazoAcabou = ({ prazo_resposta }: AvaliacaoRow, hoje: string): boolean =>
  prazo_resposta !== null && prazo_resposta < hoje;

export const fatosDa = (row: AvaliacaoRow, quem: QuemAvalia, agora: Date): FatosDaAvaliacao => {
  const orgao = {
    idOuvidoria: row.id_ouvidoria,
    sigla: row.sigla,
    nome: row.nome,
    idEsfera: row.id_esfera,
    uf: row.uf,
    idMunicipio: row.id_municipio,
    autoridade: false,
  };
  const papel = papelNaAvaliacao(quem, orgao);
  return {
    daAutoridade: quem.usuario.idOuvidoria === row.id_autoridade && papel.daAutoridade,
    doOrgao: quem.usuario.idOuvidoria === row.id_ouvidoria,
    trabalhaNoOrgao: papel.trabalhaNoOrgao,
    deSiMesma: row.id_autoridade === row.id_ouvidoria,
    faltam: row.casos - row.avaliados,
    prazoAcabou: prazoAcabou(row, toIsoDate(localDate(agora.getTime()))),
    respondida: row.respondida_em !== null,
    devolvida: row.devolvida_em !== null,
  };
};

export const toLinha = (row: AvaliacaoRow, quem: QuemAvalia, agora: Date): LinhaDaAvaliacao => {
  const fatos = fatosDa(row, quem, agora);
  const situacao = row.situacao as SituacaoDaAvaliacao;
  return {
    idAvaliacao: row.id,
    orgao: { idOuvidoria: row.id_ouvidoria, sigla: row.sigla, nome: row.nome },
    autoridade: row.autoridade,
    de: row.de,
    ate: row.ate,
    recorte: row.recorte as keyof typeof recortes,
    situacao,
    casos: row.casos_vistos,
    avaliados: row.avaliados_vistos,
    nota: row.nota,
    prazoResposta: row.prazo_resposta,
    vencida: situacao === 'devolvida' && fatos.prazoAcabou,
    criadaEm: row.criada_em.toISOString(),
    atos: allowedActs(atosDaAvaliacao, { estado: situacao, perfil: quem.usuario.idPerfil, fatos }).map(
      ({ nome }) => nome,
    ),
    impedimento: impedimentoDe(fatos),
  };
};

export const numeroDe = (row: Pick<CasoDaAmostraRow, 'protocolo' | 'esfera_do_protocolo'>): string =>
  formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo);

export const leituraDoCaso = (row: CasoDaAmostraRow) =>
  leituraDaAmostra({
    protegida: row.protegida,
    restrita: row.restrita,
    idTipoIdentificacao: row.id_tipo_identificacao,
  });

/** Because of their own work, not because they watch the office. */
const podeAbrir = (
  platform: Pick<Platform, 'config'>,
  row: CasoDaAmostraRow,
  { usuario }: QuemMonitora,
): boolean => {
  const isDono = donoDe(platform, usuario.idUsuario).is(row.dono);
  const relacao = relacaoCom({
    usuario,
    isDono,
    temChave: false,
    idOuvidoria: row.id_ouvidoria,
    foraDoAlcance: isForaDoAlcance(usuario, row),
    extraordinario: row.protegida && isAbertaPorAcesso(usuario, row.id),
  });
  return podeVerOCaso(relacao, usuario, row.restrita);
};

export const toCaso = (
  platform: Pick<Platform, 'config'>,
  row: CasoDaAmostraRow,
  quem: QuemMonitora,
  envelope: Envelope,
): CasoSorteado => {
  const notas = row.notas as Notas | null;
  const leitura = leituraDoCaso(row);
  return {
    idManifestacao: row.id,
    numeroProtocolo: numeroDe(row),
    tipo: row.tipo,
    // A subject may reveal what a denúncia is about.
    assunto: leitura === 'resposta' ? row.assunto : null,
    registradaEm: row.registrada_em.toISOString(),
    prazo: row.prazo,
    respondidaEm: row.respondida_em.toISOString(),
    noPrazo: row.dentro_do_prazo,
    prorrogada: row.prorrogada,
    encaminhamentos: row.encaminhamentos,
    complementacoes: row.complementacoes,
    decisao: leitura === 'resposta' ? row.decisao : null,
    leitura,
    podeAbrir: podeAbrir(platform, row, quem),
    notas,
    nota: notas && notaDoCaso(notas),
    comentario: row.comentario_cifrado && envelope.open(row.comentario_cifrado),
    avaliador: row.avaliador,
  };
};

/** The texts of the evaluation, unsealed. */
export const palavrasDa = (
  row: AvaliacaoRow,
  envelope: Envelope,
): Pick<AvaliacaoVista, 'parecer' | 'resposta' | 'conclusao'> => ({
  parecer: row.parecer_cifrado && envelope.open(row.parecer_cifrado),
  resposta: row.resposta_cifrada && envelope.open(row.resposta_cifrada),
  conclusao: row.conclusao_cifrada && envelope.open(row.conclusao_cifrada),
});
