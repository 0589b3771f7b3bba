import { createHash } from 'node:crypto';
import { readAnexo } from '#capabilities/anexo/server/index.ts';
import {
  anotarDownload,
  type Caso,
  findCasoVisivel,
  leituraDe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { assinarArquivo, assinarCopia } from '#capabilities/recibo/server/index.ts';
import { findRecursoDoLeitor, recursoQueCabe } from '#capabilities/recurso/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { semDecisao } from '../domain/certidao-errors.ts';
import type { DecisaoCertificada } from '../domain/decisao-certificada.ts';
import { digitalDa } from './conferir-copia.ts';
import { decisaoDoPedido, decisaoDoRecurso } from './decisoes.ts';
import { renderCopia } from './render-copia.ts';

export interface CopiaEmitida {
  readonly pdf: Buffer;
  readonly nome: string;
}

/** By name and SHA-256, so that a file that came with the decision can be told from another. */
const anexosDa = async (platform: Platform, caso: Caso, { anexos }: DecisaoCertificada) => {
  const lidos: { nome: string; sha256: string }[] = [];
  for (const { idAnexo, nomeArquivo } of anexos) {
    const { conteudo } = await readAnexo(platform, caso, idAnexo);
    lidos.push({ nome: nomeArquivo, sha256: createHash('sha256').update(conteudo).digest('hex') });
  }
  return lidos;
};

/** The remedies speak of the last decision of the case: against an earlier one they were used. */
const fraseDoRecurso = async (
  platform: Platform,
  caso: Caso,
  { decididaEm }: DecisaoCertificada,
): Promise<string> => {
  const em = Date.parse(decididaEm);
  const { recursos = [], resposta = null } = caso.row.acesso ?? {};
  if (recursos.some(({ registradoEm }) => registradoEm > em))
    return 'Depois desta decisão o pedido foi levado adiante, em recurso.';
  if (resposta && resposta.respondidaEm > em) return 'Depois desta decisão o órgão respondeu de novo.';
  return recursoQueCabe(platform.db, caso);
};

const emitir = async (
  platform: Platform,
  quem: QuemAge,
  caso: Caso,
  decisao: DecisaoCertificada | null,
): Promise<CopiaEmitida> => {
  // A copy with covered words would not be the whole decision.
  if (!decisao || leituraDe(caso, quem).modo !== 'inteira') throw semDecisao();
  const { config, clock } = platform;
  const codigo = assinarCopia(config, { ...decisao, digital: digitalDa(decisao) });
  const pdf = await renderCopia({
    decisao,
    anexos: await anexosDa(platform, caso, decisao),
    recurso: await fraseDoRecurso(platform, caso, decisao),
    // In the fragment: it reaches the page, but no server's log.
    endereco: `${quem.origem}/web/recibo/verificar#${codigo}`,
    origem: quem.origem,
    nomeProduto: config.instalacao.nome,
    emitidaEm: clock.now(),
  });
  await anotarDownload(platform, quem, caso, {
    informacoes: 'Baixou a cópia autenticada da decisão.',
    detalhes: { [decisao.de === 'resposta' ? 'idResposta' : 'idRecurso']: decisao.id },
  });
  return { pdf: assinarArquivo(config, codigo, pdf), nome: `decisao-${caso.row.protocolo}.pdf` };
};

/** Lei 12.527/2011, art. 14: the whole decision, for who asked; and for the office that gave it. */
export const copiaDoPedido = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  return emitir(platform, quem, caso, await decisaoDoPedido(platform, quem, caso));
};

export const copiaDoRecurso = async (platform: Platform, quem: QuemAge, idRecurso: number) => {
  const { caso } = await findRecursoDoLeitor(platform, quem, idRecurso);
  return emitir(platform, quem, caso, await decisaoDoRecurso(platform, quem, caso, idRecurso));
};
